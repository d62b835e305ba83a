import { chakra, Flex, Text } from '@chakra-ui/react'
import type { LeadValue } from '@manifest/contract/subject-field.ts'
import { useState } from 'react'
import { hideByKind } from '@/formats/format-by-kind.ts'
import { buildValueKey, readEntryValues } from '@/session/graph/model/entry-values.ts'
import { kindTitles } from '@/session/session-texts.ts'
import { RevealButton } from '@/ui/forms/reveal-button.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { isAnswered } from '../outcome.ts'
import {
  type ComparedSubject,
  formatShared,
  isSharedHidable,
  type SubjectAnswer,
} from './use-compared-subjects.ts'

type SharedValuesProps = {
  subjects: readonly ComparedSubject[]
  shared: readonly SharedValue[]
  areShown: boolean
  /** Hides also the values that the user showed one by one. */
  hidesAll: boolean
}

/** Lists the values that at least two subjects share, with the answers that have them. */
export function SharedValues({ shared, ...row }: SharedValuesProps) {
  return (
    <Panel
      title="Em comum"
      description="Telefones, endereços, empresas e processos que as respostas repetem."
      _print={{ p: '0', borderWidth: '0', mb: '6mm' }}
    >
      {shared.length === 0 ? (
        <Text color="fg.muted">Nenhum valor em comum nas respostas desta sessão.</Text>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="3">
          {shared.map((value) => (
            <SharedRow key={buildValueKey(value)} shared={value} {...row} />
          ))}
        </chakra.ul>
      )}
    </Panel>
  )
}

type SharedRowProps = Omit<SharedValuesProps, 'shared'> & { shared: SharedValue }

function SharedRow({ shared, subjects, areShown, hidesAll }: SharedRowProps) {
  const [isOwnShown, setOwnShown] = useState(false)
  const canHide = isSharedHidable(shared)
  const isShown = areShown || !canHide || (isOwnShown && !hidesAll)
  const kindTitle = kindTitles[shared.kind]
  return (
    <li>
      <Flex align="center" gap="2" wrap="wrap">
        <chakra.span color="fg.muted" textStyle="small" minW="5.5rem">
          {kindTitle}
        </chakra.span>
        <chakra.span
          fontWeight="500"
          fontVariantNumeric="tabular-nums"
          overflowWrap="anywhere"
          data-hidden-value={!isShown || undefined}
        >
          {formatShared(shared, isShown)}
        </chakra.span>
        {!areShown && canHide && (
          <RevealButton
            isShown={isShown}
            label={`${kindTitle} em comum`}
            minW={{ base: '11', md: '6' }}
            minH={{ base: '11', md: '6' }}
            _print={{ display: 'none' }}
            onClick={() => setOwnShown(!isOwnShown)}
          />
        )}
      </Flex>
      <Text color="fg.muted" textStyle="small" mt="0.5">
        {describeHolders(shared, subjects)}
      </Text>
    </li>
  )
}

/** Names the subjects that share a value, each with the consultas whose answers have it. */
const describeHolders = ({ titles }: SharedValue, subjects: readonly ComparedSubject[]) =>
  subjects
    .flatMap(({ name, kind, value }, index) => {
      const list = titles[index] ?? []
      return list.length > 0 ? [`${name ?? hideByKind(kind, value)}: ${list.join(', ')}`] : []
    })
    .join(' · ')

/** A value that the answers about several subjects have. It has all characters. */
export type SharedValue = LeadValue & {
  /** For each subject, the titles of the consultas whose answers have the value; none if it is not shared. */
  titles: readonly (readonly string[])[]
}

/**
 * Returns the values that the answers about at least two subjects have, those of most subjects first. A
 * subject's own document counts: it is shared if another subject's answers name it.
 */
export function findSharedValues(answersBySubject: readonly (readonly SubjectAnswer[])[]): SharedValue[] {
  const found = new Map<string, { value: LeadValue; titles: Set<string>[] }>()
  for (const [index, answers] of answersBySubject.entries())
    for (const { definition, values, outcome } of answers) {
      const answer = isAnswered(outcome) ? outcome.answer : undefined
      const { ownValue, answerValues } = readEntryValues(definition, values, answer)
      for (const value of ownValue ? [ownValue, ...answerValues] : answerValues) {
        const key = buildValueKey(value)
        const shared = found.get(key) ?? { value, titles: answersBySubject.map(() => new Set<string>()) }
        shared.titles[index]?.add(definition.title)
        found.set(key, shared)
      }
    }
  return [...found.values()]
    .map(({ value, titles }) => ({ ...value, titles: titles.map((set) => [...set]) }))
    .filter((shared) => countHolders(shared) > 1)
    .sort((one, other) => countHolders(other) - countHolders(one))
}

const countHolders = ({ titles }: SharedValue) => titles.filter((list) => list.length > 0).length
