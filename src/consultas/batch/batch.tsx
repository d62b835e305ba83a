import type { ConsultaDefinition } from '@manifest/resolved.ts'
import { useState } from 'react'
import { CheckStep } from './input/check-step.tsx'
import { type GivenList, InputStep } from './input/input-step.tsx'
import { startRun } from './live/live-run.ts'
import { useLiveRun } from './live/use-live-run.ts'
import { RunStep } from './results/run-step.tsx'
import { Steps } from './steps.tsx'

/** From a list to its answers: give it, check it, have it asked. */
export function Batch({ definition, max }: { definition: ConsultaDefinition; max: number }) {
  const live = useLiveRun()
  const [list, setList] = useState<GivenList>()
  const [isChecking, setChecking] = useState(false)
  if (live?.definition.id === definition.id)
    return (
      <>
        <Steps current={2} />
        <RunStep
          live={live}
          onNew={() => {
            setList(undefined)
            setChecking(false)
            live.end()
          }}
        />
      </>
    )
  const { fields } = definition
  return (
    <>
      <Steps current={isChecking ? 1 : 0} />
      {isChecking && list ? (
        <CheckStep
          definition={definition}
          max={max}
          list={list}
          replaced={live?.definition.title}
          onBack={() => setChecking(false)}
          onStart={(lines) => startRun(definition, lines)}
        />
      ) : (
        <InputStep
          fields={fields}
          max={max}
          text={list?.name === undefined ? (list?.text ?? '') : ''}
          onGiven={(given) => {
            setList(given)
            setChecking(true)
          }}
        />
      )}
    </>
  )
}
