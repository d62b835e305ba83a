import { Box, chakra, Flex, Heading, IconButton, Kbd, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { LuX } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { closeShortcuts } from '@/session/dialogs-state.ts'
import { singleKeys } from '@/state/single-keys.ts'
import { ModalDialog } from '@/ui/dialog/modal-dialog.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { shortcutGroups } from './key-shortcuts.ts'

/** All shortcuts in a modal dialog. */
export default function ShortcutsDialog({ isOpen }: { isOpen: boolean }) {
  return <Presence>{isOpen && <ShortcutsPanel />}</Presence>
}

function ShortcutsPanel() {
  const { isOn } = useSnapshot(singleKeys)
  return (
    <ModalDialog
      aria-label="Atalhos do teclado"
      onDismiss={closeShortcuts}
      width="480px"
      maxH="80dvh"
      overflow="hidden"
    >
      <Flex direction="column" maxH="80dvh">
        <Flex align="center" justify="space-between" ps="5" pe="3" py="3" borderBottomWidth="1px">
          <Heading as="h2" textStyle="h3">
            Atalhos do teclado
          </Heading>
          <IconButton aria-label="Fechar" variant="ghost" colorPalette="neutral" onClick={closeShortcuts}>
            <LuX />
          </IconButton>
        </Flex>
        <Box
          // It scrolls on small screens, also by keyboard.
          tabIndex={0}
          role="group"
          aria-label="Lista de atalhos"
          overflowY="auto"
          overscrollBehavior="contain"
          px="5"
          pb="5"
          focusVisibleRing="inside"
        >
          {!isOn && (
            <Text pt="4" color="fg.muted">
              Os atalhos de uma tecla estão desligados neste navegador. Ligue-os em Configurações.
            </Text>
          )}
          {shortcutGroups.map(({ title, shortcuts }) => (
            <Box key={title} as="section" pt="4">
              <Heading as="h3" textStyle="overline" color="fg.subtle" pb="1">
                {title}
              </Heading>
              <chakra.dl divideY="1px">
                {shortcuts.map(({ keys, effect, isSequence = false }) => (
                  <Flex key={effect} align="center" justify="space-between" gap="4" py="2">
                    <chakra.dt flexShrink="0" order="1">
                      <Keys keys={keys} separator={isSequence ? 'e' : '+'} />
                    </chakra.dt>
                    <dd>{effect}</dd>
                  </Flex>
                ))}
              </chakra.dl>
            </Box>
          ))}
        </Box>
      </Flex>
    </ModalDialog>
  )
}

type KeysProps = {
  keys: string[][]
  /** The text between the keys of one alternative. */
  separator: '+' | 'e'
}

/** Alternative keys, each with the keys that are pressed with it or after it. */
function Keys({ keys, separator }: KeysProps) {
  return keys.map((together, index) => (
    <Fragment key={together.join()}>
      {index > 0 && (
        <Text as="span" px="1.5" color="fg.muted" textStyle="small">
          ou
        </Text>
      )}
      {together.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && (
            <Text as="span" px="1" color="fg.muted" textStyle="small">
              {separator}
            </Text>
          )}
          <Kbd colorPalette="neutral">{key}</Kbd>
        </Fragment>
      ))}
    </Fragment>
  ))
}
