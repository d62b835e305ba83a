import { useState } from 'react'
import { LuSearch } from 'react-icons/lu'
import type { Path } from '@/generated/paths.ts'
import { useDraft, useKeptDraft } from '@/state/use-draft.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { CheckStep } from './input/check-step.tsx'
import { type GivenList, InputStep, type ListDraft } from './input/input-step.tsx'
import { startRun } from './live/live-runs.ts'
import { useLiveRuns } from './live/use-live-runs.ts'
import { RunStep } from './results/run-step.tsx'
import { isUnderWay } from './run/progress.ts'
import { Steps } from './steps.tsx'
import type { BatchTarget } from './target.ts'

type BatchProps = {
  target: BatchTarget
  title: string
  /** The page that asks about one subject. */
  single: { path: Path; title: string }
}

/** A batch's page, in three steps: enter the list, check it, query it. */
export function Batch({ target, title, single }: BatchProps) {
  const runs = useLiveRuns()
  const own = runs.find((live) => live.target.id === target.id)
  const ahead = runs.findLast(({ run }) => isUnderWay(run.progress()))
  const draft = useDraft<ListDraft>(target.path)
  const [list, setList] = useState<GivenList | undefined>(draft?.list)
  const [isChecking, setChecking] = useState(draft?.isChecking ?? false)
  const step = isChecking && list ? 1 : 0
  useKeptDraft(target.path, () => (!own && step === 1 ? { list, isChecking } : undefined))

  const check = (given: GivenList) => {
    setList(given)
    setChecking(true)
  }

  const startAnew = () => {
    setList(undefined)
    setChecking(false)
    own?.end()
  }

  return (
    <>
      <PageHeader
        title={title}
        description="Consulte uma lista inteira de uma vez. Ela fica só na memória deste navegador, até você sair."
        actions={
          <ButtonLink to={single.path} variant="outline" colorPalette="neutral">
            <LuSearch aria-hidden="true" /> {single.title}
          </ButtonLink>
        }
      />
      <Steps current={own ? 2 : step} />
      {own && <RunStep live={own} onNew={startAnew} />}
      {!own && step === 0 && (
        <InputStep
          target={target}
          text={list?.name === undefined ? (list?.text ?? '') : ''}
          onGiven={check}
          onContinue={({ lines, known }) => startRun(target, lines, { known })}
        />
      )}
      {!own && step === 1 && list && (
        <CheckStep
          target={target}
          list={list}
          ahead={ahead?.target.title}
          onBack={() => setChecking(false)}
          onRead={(reading) => setList({ ...list, reading })}
          onStart={(lines) => startRun(target, lines, { list })}
        />
      )}
    </>
  )
}
