import { Box, chakra, Text } from '@chakra-ui/react'
import type { DossiePart } from '@manifest/contract/resolved.ts'
import { findSubjectValue } from '@manifest/contract/subject-field.ts'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { formatCost } from '@/lib/format/credits.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { BalanceCheck } from '@/session/balance-check.tsx'
import { useTabAnswers } from '@/session/use-tab-answers.ts'
import { drafts } from '@/state/drafts.ts'
import { session } from '@/state/session.ts'
import { tabAnswers } from '@/state/tabs/tab-answers.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { exampleValues } from '../form/example-values.ts'
import { type FormValues, normaliseValues, validateForm } from '../form/form-values.ts'
import { isDemoConsulta } from '../sources/mode.ts'
import { describeRemaining, readRemainingCost } from './engine/known-parts.ts'

/** Lists the parts of a dossiê before it starts, how many consultas it takes, and what each costs. */
export function PartsPreview({ parts }: { parts: readonly DossiePart[] }) {
  const findTitles = (names: readonly string[]) =>
    names.flatMap((name) => parts.find((part) => part.name === name)?.title ?? [])
  return (
    <Panel title="O que o dossiê reúne" description={formatCounted(parts.length, 'consulta', 'consultas')}>
      <chakra.ol
        listStyleType="none"
        display="grid"
        gap="1"
        columnGap="6"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"
      >
        {parts.map(({ name, title, after, cost }, index) => (
          <chakra.li key={name} display="flex" gap="3" py="1.5">
            <Text color="fg.subtle" fontVariantNumeric="tabular-nums" minW="5" textAlign="end">
              {index + 1}
            </Text>
            <Box minW="0" flex="1">
              <Text fontWeight="500">{title}</Text>
              <NeededParts titles={findTitles(after)} />
            </Box>
            <PartCost cost={cost} />
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  )
}

function NeededParts({ titles }: { titles: string[] }) {
  if (titles.length === 0) return null
  return (
    <Text color="fg.muted" textStyle="small">
      A partir de: {titles.join(', ')}
    </Text>
  )
}

function PartCost({ cost }: { cost: number | undefined }) {
  if (cost === undefined) return null
  return (
    <Text color="fg.muted" textStyle="small" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {formatCost(cost)}
    </Text>
  )
}

/**
 * Returns values to try a dossiê with, from the examples of its parts; `undefined` if any of its sources is
 * live.
 */
export function readDossieExample({ dossie, families }: LoadedDossie): FormValues | undefined {
  const found: FormValues = {}
  for (const { family, variant, with: templates } of dossie.parts) {
    const definition = families[family]?.variants[variant]
    if (!definition || !isDemoConsulta(definition)) return undefined
    const sample = exampleValues(definition) ?? {}
    for (const [field, template] of Object.entries(templates)) {
      const [, name = ''] = /^\{([\w-]+)\}$/.exec(template) ?? []
      const value = sample[field]
      if (value !== undefined) found[name] ??= value
    }
  }
  const values = normaliseValues(dossie.fields, found)
  return Object.keys(validateForm(dossie, values)).length === 0 ? values : undefined
}

/** Tells what the dossiê costs with the values of the form. Parts that the session has answers for cost nothing. */
export function DossieCost({ loaded, values }: { loaded: LoadedDossie; values: FormValues }) {
  const { items } = useSnapshot(session)
  const { version } = useSnapshot(tabAnswers)
  const { fields } = loaded.dossie
  const subject = findSubjectValue(fields, normaliseValues(fields, values))
  useTabAnswers(subject ? [subject.value] : [])
  const cost = useMemo(() => readRemainingCost(loaded, values), [loaded, values, items, version])
  if (!cost) return null
  const { title, path } = loaded.dossie
  return (
    <>
      {describeRemaining(cost)}
      <BalanceCheck
        total={cost.total}
        consequence="As partes que ficarem sem crédito podem ser repetidas depois."
        back={{ title, path, prepare: () => drafts.give(path, { values }) }}
      />
    </>
  )
}
