import { Button, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { LuSearch } from 'react-icons/lu'
import type { Path } from '@/generated/paths.ts'
import { nextList } from '@/routes/next-page.ts'
import { registerLosses } from '@/state/losses.ts'
import { registerOngoing } from '@/state/ongoing-work.ts'
import { useLastingDraft, useRestoredDraft } from '@/state/use-form-draft.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import type { BatchTarget } from './batch-target.ts'
import { CheckStep } from './input/check-step.tsx'
import { continueList, describeListLoss, type EnteredList, type ListDraft } from './input/entered-list.ts'
import { InputStep } from './input/input-step.tsx'
import { findNextDiscarded, findShownRun, findUnshownRun, leaveRun, showRun } from './live/earlier-runs.ts'
import { type LiveRun, startRun, useLiveRuns } from './live/live-runs.ts'
import { listBatchLosses, listOngoingBatches, shareRuns } from './live/losses.ts'
import { RunStep } from './results/run-step.tsx'
import { isUnderWay } from './run/progress.ts'
import { useHandedOverBatch } from './saved/continue-saved.tsx'

shareRuns()
registerLosses(listBatchLosses)
registerOngoing(listOngoingBatches)

type BatchProps = {
  target: BatchTarget
  title: string
  /** The page that queries one subject. */
  single: { path: Path; title: string }
}

/** Shows a batch's page in three steps: enter the list, check it, query it. */
export function Batch({ target, title, single }: BatchProps) {
  const runs = useLiveRuns()
  const ownRun = findShownRun(target.id)
  const unshownRun = findUnshownRun(target.id)
  const precedingRun = runs.findLast(({ run }) => isUnderWay(run.getSnapshot()))
  const saved = useRestoredDraft<ListDraft>(target.path)
  // A list that another page hands over comes before the draft.
  const [draft] = useState(hasNextList(target.path) ? undefined : saved)
  const [list, setList] = useState<EnteredList | undefined>(draft?.list)
  const [isChecking, setChecking] = useState(draft?.isChecking ?? false)
  const area = useRef<HTMLTextAreaElement>(null)
  const step = isChecking && list ? 1 : 0
  const readEntered = () => {
    if (ownRun) return undefined
    return step === 1 ? list : continueList(list, area.current?.value ?? '')
  }
  useLastingDraft(
    target.path,
    () => {
      const entered = readEntered()
      return entered ? ({ list: entered, isChecking } satisfies ListDraft) : undefined
    },
    () => describeListLoss(readEntered()),
  )

  useMakeRoom(target.path, ownRun)
  useHandedOverBatch(target)

  const check = (enteredList: EnteredList) => {
    setList(enteredList)
    setChecking(true)
  }

  const startNewBatch = () => {
    setList(undefined)
    setChecking(false)
    if (ownRun) leaveRun(ownRun)
  }

  return (
    <>
      <PageHeader
        title={title}
        description={
          ownRun
            ? undefined
            : target.server
              ? 'Consulte uma lista inteira de uma vez. O servidor consulta as linhas e guarda as respostas por tempo limitado, só para você.'
              : 'Consulte uma lista inteira de uma vez. Ela fica só na memória deste navegador, até você sair.'
        }
        actions={
          <ButtonLink to={single.path} variant="outline">
            <LuSearch aria-hidden="true" /> {single.title}
          </ButtonLink>
        }
      />
      {unshownRun && <UnshownRunNotice onShow={() => showRun(unshownRun.id)} />}
      <BatchSteps current={ownRun ? 2 : step} />
      {ownRun && <RunStep key={ownRun.id} live={ownRun} onNew={startNewBatch} />}
      {!ownRun && step === 0 && (
        <InputStep
          target={target}
          entered={list}
          area={area}
          onListEntered={check}
          onKeep={setList}
          // The user chooses the purpose of the lines that are left.
          onContinue={({ lines, purpose: _, ...saved }) => startRun(target, lines, saved)}
          onOpenServerBatch={(opened, lines) => startRun(target, lines, { opened })}
        />
      )}
      {!ownRun && step === 1 && list && (
        <CheckStep
          target={target}
          list={list}
          precedingTitle={precedingRun?.target.title}
          onBack={() => setChecking(false)}
          onChange={setList}
          onStart={(lines, options) => startRun(target, lines, { ...options, list })}
        />
      )}
    </>
  )
}

const hasNextList = (path: Path) => nextList.read(path) !== undefined

/**
 * Leaves an ended run for a list that another page hands over. If that would discard results that are in no file, the
 * list waits for 'Novo lote', which asks.
 */
function useMakeRoom(path: Path, ownRun: LiveRun | undefined) {
  useEffect(() => {
    if (!ownRun || !hasNextList(path) || isUnderWay(ownRun.run.getSnapshot())) return
    const discarded = findNextDiscarded()
    if (!discarded || discarded.run.getSnapshot().unexported === 0) leaveRun(ownRun)
  }, [path, ownRun])
}

const UnshownRunNotice = ({ onShow }: { onShow: () => void }) => (
  <Flex
    align="center"
    justify="space-between"
    columnGap="4"
    rowGap="1"
    wrap="wrap"
    mb="4"
    px="4"
    py="2"
    bg="bg.info"
    color="fg.info"
    borderWidth="1px"
    borderRadius="control"
  >
    Outro lote desta consulta está em andamento.
    <Button size="sm" variant="outline" minH={touchHeight} onClick={onShow}>
      Voltar a ele
    </Button>
  </Flex>
)

const stepTitles = ['Lista', 'Conferência', 'Consulta']

/** Shows the steps of a batch. A new step scrolls to the top and moves the focus to its entry. */
function BatchSteps({ current }: { current: number }) {
  const list = useRef<HTMLOListElement>(null)
  const shownStep = useRef(current)
  useEffect(() => {
    if (shownStep.current === current) return
    // In the next frame: here it would lay out the new step in the task of the click, which is long already.
    const frame = requestAnimationFrame(() => {
      shownStep.current = current
      window.scrollTo(0, 0)
      list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [current])
  return (
    <chakra.ol
      ref={list}
      aria-label="Etapas"
      display="flex"
      gap="2"
      flexWrap="wrap"
      listStyleType="none"
      mb={current === 2 ? '3' : '5'}
    >
      {stepTitles.map((title, index) => (
        <chakra.li
          key={title}
          aria-current={index === current ? 'step' : undefined}
          tabIndex={-1}
          outline="none"
          display="flex"
          alignItems="center"
          gap="2"
          px="3"
          py="1"
          borderRadius="full"
          borderWidth="1px"
          textStyle="small"
          color="fg.muted"
          _currentStep={{
            bg: 'primary.subtle',
            color: 'primary.fg',
            borderColor: 'primary.muted',
            fontWeight: '600',
          }}
        >
          <span aria-hidden="true">{index + 1}</span> {title}
        </chakra.li>
      ))}
    </chakra.ol>
  )
}
