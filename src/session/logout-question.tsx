import { Button, ChakraProvider, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { subscribe } from 'valtio/vanilla'
import { auth } from '@/state/auth.ts'
import { hasOtherTabs, type Loss, readLosses } from '@/state/losses.ts'
import { screenLock } from '@/state/screen-lock.ts'
import { TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { useSystem } from '@/ui/theme/current-system.ts'
import { touchHeight } from '@/ui/touch-height.ts'

/**
 * Asks the user before a logout, and lists what would be lost. Resolves to false if the user cancels. The dialog has a
 * root of its own: it opens over pages and over the lock screens, which do not load its code.
 */
export async function askBeforeLogout(losses: readonly Loss[]): Promise<boolean> {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  try {
    return await new Promise<boolean>((resolve) => {
      root.render(<ThemedQuestion first={losses} onAnswer={resolve} />)
    })
  } finally {
    root.unmount()
    element.remove()
  }
}

type QuestionProps = { first: readonly Loss[]; onAnswer: (isAgreed: boolean) => void }

const ThemedQuestion = (props: QuestionProps) => (
  <ChakraProvider value={useSystem()}>
    <Question {...props} />
  </ChakraProvider>
)

function Question({ first, onAnswer }: QuestionProps) {
  const [losses, setLosses] = useState(first)
  const [isSaving, setSaving] = useState(false)
  const [hasTried, setTried] = useState(false)
  const savable = losses.filter(({ save }) => save)
  const others = losses.filter(({ save }) => !save)

  // A lock, an unlock or a logout in another tab answers the question.
  useEffect(() => {
    const stops = [auth, screenLock].map((store) => subscribe(store, () => onAnswer(false)))
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  async function saveAndLogOut() {
    setSaving(true)
    for (const { save } of savable) await save?.().catch(() => undefined)
    const left = readLosses()
    if (left.length === 0) return onAnswer(true)
    setLosses(left)
    setTried(true)
    setSaving(false)
  }

  return (
    <TitledDialog
      role="alertdialog"
      title="Sair perde o que não está salvo"
      detail={hasOtherTabs() ? 'As outras abas deste login saem também, com o que têm.' : undefined}
      onDismiss={() => onAnswer(false)}
    >
      {hasTried && (
        <Text role="status" mb="4" color={savable.length > 0 ? 'fg.error' : undefined}>
          {savable.length > 0 ? 'Não foi possível salvar tudo.' : 'O resto foi salvo.'}
        </Text>
      )}
      <LossList title="Pode ser salvo no caso aberto" losses={savable} />
      <LossList title={savable.length > 0 ? 'Não pode ser salvo' : undefined} losses={others} />
      {/* Three buttons do not fit beside each other on a phone. */}
      <Flex
        direction={{ base: savable.length > 0 ? 'column' : 'row', sm: 'row' }}
        justify="flex-end"
        gap="2"
        mt="6"
        wrap="wrap"
      >
        <Button variant="outline" minH={touchHeight} onClick={() => onAnswer(false)}>
          Cancelar
        </Button>
        <Button
          variant={savable.length > 0 ? 'outline' : 'solid'}
          colorPalette="danger"
          minH={touchHeight}
          onClick={() => onAnswer(true)}
        >
          Sair sem salvar
        </Button>
        {savable.length > 0 && (
          <Button
            minH={touchHeight}
            aria-disabled={isSaving}
            onClick={() => isSaving || void saveAndLogOut()}
          >
            {isSaving ? 'Salvando…' : 'Salvar e sair'}
          </Button>
        )}
      </Flex>
    </TitledDialog>
  )
}

type LossListProps = { title?: string | undefined; losses: readonly Loss[] }

function LossList({ title, losses }: LossListProps) {
  if (losses.length === 0) return null
  return (
    <>
      {title && (
        <Text color="fg.muted" mt="3" mb="1">
          {title}
        </Text>
      )}
      <chakra.ul aria-label={title ?? 'O que se perde'} listStyleType="disc" ps="5">
        {losses.map(({ text }) => (
          <chakra.li key={text} py="0.5">
            {text}
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  )
}
