import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import type { ConsultaAnswer } from '@manifest/contract/studio.ts'
import { useEffect, useRef, useState } from 'react'
import { LuFileJson } from 'react-icons/lu'
import { snapshot, useSnapshot } from 'valtio'
import { PageSection } from '../page-pane/page-frame.tsx'
import { RequestError, sendRequest } from '../workspace/api.ts'
import { askAboutDrafts, draftState } from '../workspace/drafts.ts'
import { showMessage } from '../workspace/workspace.ts'
import { AnswerSource } from './answer-source.tsx'
import {
  answerState,
  applyAnswer,
  closeAnswer,
  openAnswer,
  readChosenPage,
  readPastedAnswer,
  readRequest,
} from './answer-state.ts'
import { ProposedParts } from './part-list.tsx'
import { completeTarget } from './target.ts'
import { TargetFields } from './target-fields.tsx'

/** From the last keystroke to the proposal. In ms. */
const readDelayMs = 300

/** The screen that makes a page of an answer: the answer and its parts, and the page beside them. */
export function AnswerScreen() {
  const { proposal, target } = useSnapshot(answerState)
  const isSupplier = target.kind === 'supplier'
  const [problem, setProblem] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useProposal()
  useEffect(() => heading.current?.focus(), [])
  const apply = async () => {
    const failure = await applyAnswer()
    setProblem(failure)
    if (failure === undefined)
      showMessage(`${isSupplier ? 'Fornecedor aplicado' : 'Página aplicada'}: ainda por salvar`)
  }
  return (
    <Box
      as="section"
      aria-label="Da resposta à página"
      gridColumn={{ lg: '1 / -1' }}
      h={{ lg: 'full' }}
      minH="0"
      display="grid"
      gridTemplateRows={{ lg: 'minmax(0, 1fr)' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(400px, 2fr) minmax(0, 3fr)' }}
      overflow={{ lg: 'hidden' }}
    >
      <Box
        minH="0"
        display="grid"
        gridTemplateRows="minmax(0, 1fr) auto"
        gridTemplateColumns="minmax(0, 1fr)"
        borderInlineEndWidth="1px"
      >
        <Box
          position="relative"
          overflowY="auto"
          p="4"
          display="grid"
          gap="5"
          alignContent="start"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          <Heading ref={heading} as="h2" textStyle="h2" tabIndex={-1}>
            Da resposta à página
          </Heading>
          <AnswerSource />
          <TargetFields />
          {!isSupplier && <ProposedParts />}
        </Box>
        <Flex wrap="wrap" align="center" justify="flex-end" gap="2" px="4" py="3" borderTopWidth="1px">
          <Text role="alert" color="fg.error" flex="1 1 100%" hidden={problem === undefined}>
            {problem}
          </Text>
          <Button variant="outline" onClick={closeAnswer}>
            Fechar
          </Button>
          <Button aria-disabled={!proposal} onClick={() => proposal && void apply()}>
            Aplicar
          </Button>
        </Flex>
      </Box>
      <PagePreview />
    </Box>
  )
}

/** Proposes a page when the answer or what decides its labels changes. */
function useProposal() {
  const { text, isPublic, target } = useSnapshot(answerState)
  const { kind, family, id } = target
  const fields = target.fields.join()
  useEffect(() => {
    const timer = setTimeout(() => void readPastedAnswer(), readDelayMs)
    return () => clearTimeout(timer)
  }, [text, isPublic, kind, family, id, fields])
}

/** Opens and closes the screen 'Da resposta à página'. */
export function AnswerButton() {
  const { isOpen } = useSnapshot(answerState)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // The screen had the focus, and is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <Button
      ref={button}
      size="sm"
      variant={isOpen ? 'solid' : 'outline'}
      colorPalette={isOpen ? 'primary' : 'neutral'}
      aria-pressed={isOpen}
      onClick={isOpen ? closeAnswer : openAnswer}
    >
      <LuFileJson aria-hidden="true" /> Da resposta
    </Button>
  )
}

/** The frame gets the consulta from the studio: no generated code has it. */
const frameScreen = { path: '/__manifesto/preview' }

/** The parts of the new page are in no file yet. */
const listNothing = () => []

/** The page with the choices. */
function PagePreview() {
  const frame = useRef<HTMLIFrameElement>(null)
  const { consulta, problems } = useChosenPage()
  const page = consulta && {
    screen: frameScreen,
    state: 'example' as const,
    frame,
    consulta,
    listParts: listNothing,
    isPicking: false,
  }
  const notes = (
    <Box role="status" textStyle="small" color="warning.fg" flex="1 1 100%" hidden={problems.length === 0}>
      {problems.length > 0 && (
        <>
          <Text>A página ainda não fica assim{consulta && '; abaixo está o último estado bom'}:</Text>
          {[...new Set(problems)].slice(0, 4).map((problem) => (
            <Text key={problem}>{problem}</Text>
          ))}
        </>
      )}
    </Box>
  )
  return <PageSection head={notes} page={page} emptyTitle="A página aparece aqui com a resposta" />
}

type ChosenPage = {
  consulta?: ConsultaAnswer
  /** Why the page shows earlier choices, in Portuguese. */
  problems: string[]
}

/** Between the last choice and the page. In ms. */
const delayMs = 150

/** Returns the chosen page as the app would show it. With errors, the last good one stays. */
function useChosenPage(): ChosenPage {
  const { target, draft, proposal } = useSnapshot(answerState)
  const { drafts } = useSnapshot(draftState)
  const [shown, setShown] = useState<ChosenPage>({ problems: [] })
  useEffect(() => {
    const chosen = answerState
    if (!chosen.proposal || !chosen.draft) return setShown({ problems: [] })
    const body = readChosenPage(
      completeTarget(chosen.target, chosen.text, readRequest(chosen.target)),
      chosen.proposal,
      chosen.draft,
    )
    const controller = new AbortController()
    const read = async () => {
      try {
        const { signal } = controller
        const { texts, id, errors, steps } = await askAboutDrafts('apply-page', body, signal)
        answerState.supplierSteps = steps
        const problems = errors.map(({ message }) => message)
        if (problems.length > 0) return setShown((before) => ({ ...before, problems }))
        const merged = { ...snapshot(draftState).drafts, ...texts }
        setShown({ consulta: await sendRequest('consulta', { drafts: merged, id }, signal), problems: [] })
      } catch (error) {
        if (controller.signal.aborted) return
        if (!(error instanceof RequestError)) throw error
        answerState.supplierSteps = []
        setShown((before) => ({ ...before, problems: [error.message] }))
      }
    }
    const timer = setTimeout(() => void read(), delayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [target, proposal, draft, drafts])
  return shown
}
