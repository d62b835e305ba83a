import { ChakraProvider, Portal, Stack, Toast, Toaster } from '@chakra-ui/react'
import { toastSlotRecipe } from '@chakra-ui/react/theme'
import { appSystem } from '../theme/app-system.ts'
import { toaster } from './toaster.ts'

/** Where toasts appear. Its own system, since the public screens' one does without the toast's recipe. */
export default function ToasterView() {
  return (
    <ChakraProvider value={appSystem}>
      <Portal>
        <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
          {({ title, description, closable }) => (
            <Toast.Root recipe={toastSlotRecipe} width={{ base: 'full', md: 'sm' }}>
              <Toast.Indicator />
              <Stack gap="1" flex="1" maxWidth="100%">
                {title && <Toast.Title>{title}</Toast.Title>}
                {description && <Toast.Description>{description}</Toast.Description>}
              </Stack>
              {closable && <Toast.CloseTrigger aria-label="Fechar aviso" />}
            </Toast.Root>
          )}
        </Toaster>
      </Portal>
    </ChakraProvider>
  )
}
