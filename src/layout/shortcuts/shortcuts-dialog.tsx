import { Box, chakra, Flex, Heading, Kbd, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { useSnapshot } from 'valtio'
import { closeShortcuts } from '@/session/dialogs-state.ts'
import { singleKeys } from '@/state/use-key.ts'
import { DialogHead, ModalDialog } from '@/ui/dialog/titled-dialog.tsx'
import { Presence } from '@/ui/motion/presence.tsx'

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
        <DialogHead title="Atalhos do teclado" onDismiss={closeShortcuts} />
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

/** A shortcut. `keys` are alternatives; each alternative lists keys that are pressed together, or one after the other. */
type KeyShortcut = { keys: string[][]; effect: string; isSequence?: boolean }

type ShortcutGroup = { title: string; shortcuts: KeyShortcut[] }

/** Every shortcut, by the part of the app where it works. */
const shortcutGroups: ShortcutGroup[] = [
  {
    title: 'Em qualquer página',
    shortcuts: [
      { keys: [['Ctrl', 'K'], ['/']], effect: 'Abrir a busca' },
      { keys: [['g', 'd']], effect: 'Ir ao painel', isSequence: true },
      { keys: [['g', 'c']], effect: 'Ir às consultas', isSequence: true },
      { keys: [['g', 'l']], effect: 'Ir aos lotes', isSequence: true },
      { keys: [['h']], effect: 'Consultas desta sessão' },
      { keys: [['.']], effect: 'Ver tudo o que a linha ou a página faz' },
      { keys: [['?']], effect: 'Estes atalhos' },
      { keys: [['Esc']], effect: 'Fechar o que está aberto' },
    ],
  },
  {
    title: 'Na busca',
    shortcuts: [
      { keys: [['↑'], ['↓']], effect: 'Escolher um resultado' },
      { keys: [['Enter']], effect: 'Abrir ou consultar o escolhido' },
    ],
  },
  {
    title: 'Em listas e tabelas',
    shortcuts: [
      { keys: [['j'], ['k']], effect: 'Ir à próxima linha ou à anterior' },
      { keys: [['x']], effect: 'Marcar ou desmarcar a linha' },
    ],
  },
  {
    title: 'Nos menus',
    shortcuts: [
      { keys: [['↑'], ['↓']], effect: 'Ir à entrada anterior ou à próxima' },
      { keys: [['Home'], ['End']], effect: 'Ir à primeira ou à última' },
      { keys: [['A–Z']], effect: 'Ir à entrada que começa com a letra' },
    ],
  },
  {
    title: 'Nas respostas',
    shortcuts: [
      { keys: [['r']], effect: 'Voltar à lista de consultas' },
      { keys: [['['], [']']], effect: 'Ir à consulta anterior ou à próxima' },
      { keys: [['1–9']], effect: 'Ir à consulta com o número' },
    ],
  },
  {
    title: 'No detalhe de uma linha de lote',
    shortcuts: [{ keys: [['j'], ['k']], effect: 'Ir à próxima linha ou à anterior' }],
  },
  {
    title: 'No grafo da sessão',
    shortcuts: [
      { keys: [['←'], ['→'], ['↑'], ['↓']], effect: 'Ir ao nó vizinho' },
      { keys: [['Enter']], effect: 'Consultar a partir do nó' },
      { keys: [['Delete'], ['p']], effect: 'Ocultar ou fixar o nó' },
      { keys: [['Ctrl', 'Z']], effect: 'Desfazer' },
      { keys: [['+'], ['-'], ['0']], effect: 'Aproximar, afastar, ver tudo' },
    ],
  },
  {
    title: 'Nos gráficos',
    shortcuts: [{ keys: [['←'], ['→']], effect: 'Ler os valores um a um' }],
  },
]
