import { useEffect, useState } from 'react'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { dossieQuestion } from '@/session/use-follow-lead.ts'
import { doneAsking, nextQuestion } from '@/state/session.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import type { FormValues } from '../form/form-values.ts'
import { ledTo } from '../form/led-to.ts'
import { lacksPurpose, purposeField } from '../form/purpose.ts'
import { signOut } from '../sign-out.ts'
import type { DossieProgress } from './engine/dossie-progress.ts'
import { loadReport } from './load-report.ts'
import { closeDossie, dossieAt, type OpenDossie, openDossie } from './open-dossies.ts'
import { countText } from './state-text.ts'

type Start = { isFresh?: boolean }

/** The message of the source at which the user's session has ended. */
function signedOutMessage({ parts }: DossieProgress): string | undefined {
  for (const { answer } of parts)
    if (answer?.outcome.status === 'failed' && answer.outcome.reason === 'signed-out')
      return answer.outcome.message
  return undefined
}

/** The dossiê that an entry of the history shows: the one that was started there, or one that another page asked for. */
export function useDossie(loaded: LoadedDossie, historyKey: string) {
  const [open, setOpen] = useState<OpenDossie | undefined>(() => dossieAt(historyKey))
  const [question] = useState(() => nextQuestion(dossieQuestion(loaded.dossie.dossie)))
  const [focusedFirst] = useState(() =>
    question && lacksPurpose(loaded.dossie) ? purposeField().name : undefined,
  )
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    void loadReport()
      .catch(() => undefined)
      .then(() => setReady(true))
    if (!question) return
    doneAsking()
    if (!focusedFirst) start(question.values, question)
    // Once, when the page opens.
  }, [])

  useEffect(() => {
    if (!open) return
    let { status } = open.run.progress()
    return open.run.subscribe(() => {
      const progress = open.run.progress()
      if (progress.status === status) return
      status = progress.status
      if (status === 'done') announce(`Dossiê pronto: ${countText(progress)}`)
      const ended = signedOutMessage(progress)
      if (status === 'signed-out' && ended !== undefined) signOut(loaded.dossie.path, ended)
    })
  }, [open])

  function start(values: FormValues, options: Start = {}) {
    announce('Montando o dossiê')
    const from = question && ledTo(question, values)
    setOpen(openDossie(historyKey, loaded, { values, from, ...options }))
  }

  const clear = () => {
    closeDossie(historyKey)
    setOpen(undefined)
  }

  return { open, start, clear, isReady, focusedFirst, beginsWith: question?.values ?? open?.values }
}
