import { Box, Button, chakra, Flex, Heading, IconButton } from '@chakra-ui/react'
import { useId } from 'react'
import { LuRotateCcw, LuX } from 'react-icons/lu'
import { resetPreferences, setPreference } from '@/state/preferences.ts'
import { useModalDialog } from '@/ui/dialog/use-modal-dialog.ts'
import { panel } from './panel-styles.ts'
import { PreferenceChoices } from './preference-choices.tsx'
import { slideOut } from './slide-out.ts'

/** All preferences of the look, applied to the page behind as they change. */
export default function CustomizerDialog() {
  const { ref, onKeyDown } = useModalDialog()
  const id = useId()
  const dismiss = () => ref.current && slideOut(ref.current)
  return (
    <chakra.dialog
      ref={ref}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        dismiss()
      }}
      onClose={({ currentTarget }) => currentTarget.open || setPreference('customizer', false)}
      onClick={({ target, currentTarget }) => target === currentTarget && dismiss()}
      css={panel}
    >
      <Flex direction="column" height="full">
        <Flex align="center" justify="space-between" ps="5" pe="3" py="3" borderBottomWidth="1px">
          <Heading as="h2" id={id} textStyle="h3">
            Personalizar tema
          </Heading>
          <IconButton aria-label="Fechar" variant="ghost" colorPalette="neutral" onClick={dismiss}>
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
    </chakra.dialog>
  )
}
