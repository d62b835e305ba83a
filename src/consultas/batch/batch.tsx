import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useState } from 'react'
import type { Path } from '@/generated/paths.ts'
import { useLeftList } from '@/state/pasted-list.ts'
import { CheckStep } from './input/check-step.tsx'
import { type GivenList, InputStep } from './input/input-step.tsx'
import { startRun } from './live/live-run.ts'
import { useLiveRun } from './live/use-live-run.ts'
import { RunStep } from './results/run-step.tsx'
import { Steps } from './steps.tsx'

type BatchProps = { definition: ConsultaDefinition<Path>; max: number }

/** The three steps of a batch: enter the list, check it, query it. */
export function Batch({ definition, max }: BatchProps) {
  const live = useLiveRun()
  const own = live?.definition.id === definition.id ? live : undefined
  const [list, setList] = useState<GivenList | undefined>(useLeftList(definition.batch?.path))
  const [isChecking, setChecking] = useState(false)
  const step = isChecking && list ? 1 : 0

  const startAnew = () => {
    setList(undefined)
    setChecking(false)
    own?.end()
  }

  return (
    <>
      <Steps current={own ? 2 : step} />
      {own && <RunStep live={own} onNew={startAnew} />}
      {!own && step === 0 && (
        <InputStep
          fields={definition.fields}
          max={max}
          text={list?.name === undefined ? (list?.text ?? '') : ''}
          onGiven={(given) => {
            setList(given)
            setChecking(true)
          }}
        />
      )}
      {!own && step === 1 && list && (
        <CheckStep
          definition={definition}
          max={max}
          list={list}
          replaced={live?.definition.title}
          onBack={() => setChecking(false)}
          onStart={(lines) => startRun(definition, lines)}
        />
      )}
    </>
  )
}
