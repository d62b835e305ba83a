import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { use } from 'react'
import { listChoiceFacts } from '../../document/print/hidden-values.ts'
import { PrintBanner } from '../../document/print/print-banner.tsx'
import type { AnsweredOutcome } from '../../outcome.ts'
import { printAsked } from '../asked-values.ts'
import { QueryContext } from '../query-context.ts'
import { listRequestFacts } from '../request-code.tsx'
import { listAnswerFacts, readSourceAndTime } from '../source-and-time.ts'
import type { usePrintedAnswer } from './use-printed-answer.ts'

type PrintHeadProps = {
  definition: ConsultaDefinition
  found: AnsweredOutcome
  printed: ReturnType<typeof usePrintedAnswer>
}

/** Shows the head of a printed answer: what was asked, for which purpose, when and where. */
export function PrintHead({ definition: { title }, found, printed: { job, isAskedHidden } }: PrintHeadProps) {
  const { family, asked = [] } = use(QueryContext)
  const { source, time } = readSourceAndTime(found)
  return (
    <PrintBanner
      title={family ? `${family}: ${title}` : title}
      facts={[
        ...printAsked(asked, isAskedHidden),
        ...job.purposeFacts,
        { label: 'Consultado em', text: time },
        { label: 'Fonte', text: source },
        ...listAnswerFacts(found).map(([label, text]) => ({ label, text })),
        ...listRequestFacts(found),
        ...listChoiceFacts('Seções', job),
      ]}
    />
  )
}
