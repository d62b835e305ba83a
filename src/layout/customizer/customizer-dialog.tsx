import { Box, Button, Flex, Heading, IconButton } from '@chakra-ui/react'
import { LuRotateCcw, LuX } from 'react-icons/lu'
import { setPreference } from '@/state/preferences.ts'
import { resetPreferences } from '@/state/reset-preferences.ts'
import { ModalDialog } from '@/ui/dialog/modal-dialog.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { PreferenceChoices } from './preference-choices.tsx'

const title = 'Personalizar tema'

const close = () => setPreference('customizer', false)

/** All preferences of the appearance. Changes apply at once to the page behind. */
export default function CustomizerDialog({ isOpen }: { isOpen: boolean }) {
  return <Presence>{isOpen && <Panel />}</Presence>
}

function Panel() {
  return (
    <ModalDialog
      aria-label={title}
      edge="end"
      onDismiss={close}
      width={{ base: '300px', md: '400px' }}
      maxWidth="100vw"
      overflow="hidden"
      css={{ '--dimming': '30%' }}
    >
      <Flex direction="column" height="full">
        <Flex align="center" justify="space-between" ps="5" pe="3" py="3" borderBottomWidth="1px">
          <Heading as="h2" textStyle="h3">
            {title}
          </Heading>
          <IconButton aria-label="Fechar" variant="ghost" colorPalette="neutral" onClick={close}>
            <LuX />
          </IconButton>
        </Flex>
        <Box flex="1" minH="0" overflowY="auto" overscrollBehavior="contain" px="5" py="4">
          <PreferenceChoices />
        </Box>
        <Box px="5" py="3" borderTopWidth="1px">
          <Button variant="outline" colorPalette="neutral" width="full" onClick={resetPreferences}>
            <LuRotateCcw aria-hidden="true" />
            Restaurar padrão
          </Button>
        </Box>
      </Flex>
    </ModalDialog>
  )
}
