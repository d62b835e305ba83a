import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { use } from 'react'
import type { AnsweredOutcome } from '../../outcome.ts'
import { printAsked } from '../asked-values.ts'
import { listRequestFacts } from '../request-code.tsx'
import { readSourceAndTime } from '../source-and-time.ts'
import { describeValues } from './hidden-values.ts'
import { PrintBanner } from './print-banner.tsx'
import { PrintContext } from './print-context.ts'
import { omittedPartsText, type PrintChoices, type PrintPart, sumSensitive } from './print-offer.ts'

type PrintHeadProps = {
  definition: ConsultaDefinition
  found: AnsweredOutcome
  parts: readonly PrintPart[]
  choices: PrintChoices
  isAskedHidden: boolean
}

/** Shows the head of a printed answer: what was asked, for which purpose, when and where. */
export function PrintHead({ definition: { title }, found, parts, choices, isAskedHidden }: PrintHeadProps) {
  const { family, asked = [], purpose } = use(PrintContext)
  const { source, time } = readSourceAndTime(found)
  const { omitted, values, hasPurpose } = choices
  const valuesText = describeValues(sumSensitive(parts, omitted), values)
  const partsText = omittedPartsText(parts, omitted)
  return (
    <PrintBanner
      title={family ? `${family}: ${title}` : title}
      facts={[
        ...printAsked(asked, isAskedHidden),
        ...(purpose && hasPurpose ? [purpose] : []),
        { label: 'Consultado em', text: time },
        { label: 'Fonte', text: source },
        ...listRequestFacts(found),
        ...(partsText === undefined ? [] : [{ label: 'Seções', text: partsText }]),
        ...(valuesText === undefined ? [] : [{ label: 'Dados sensíveis', text: valuesText }]),
      ]}
    />
  )
}
