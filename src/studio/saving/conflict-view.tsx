import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { MergePart } from '@manifest/contract/studio.ts'
import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useRequest } from '../workspace/api.ts'
import {
  applyMerge,
  askAboutDrafts,
  discardDrafts,
  draftState,
  keepDrafts,
  readDraft,
} from '../workspace/drafts.ts'
import { type Side, sides, VersionChoice, Versions } from './versions.tsx'

/** A file that changed on the disk while the user edited it: the parts that both changed, and the choice of each. */
export function ConflictView({ name }: { name: string }) {
  const state = useSnapshot(draftState)
  const digest = state.disk[name]?.digest ?? ''
  const { answer } = useRequest(`${name} ${digest}`, [], (signal) =>
    askAboutDrafts('merge', { file: name, base: state.baseTexts[name] ?? null }, signal),
  )
  const parts = answer?.parts ?? []
  return (
    <Box
      as="section"
      aria-label={`${name} mudou no disco`}
      borderWidth="1px"
      borderColor="warning.emphasized"
      borderRadius="control"
      p="4"
    >
      <Heading as="h3" textStyle="h3" overflowWrap="anywhere">
        {name} mudou no disco
      </Heading>
      <Text color="fg.muted" mt="1">
        Outra pessoa ou programa gravou este arquivo depois que você começou. Nada foi gravado.
      </Text>
      {parts.length > 0 ? (
        <MergeForm key={digest} name={name} parts={parts} />
      ) : (
        <>
          <Versions
            disk={state.disk[name]?.text ?? '(removido)'}
            draft={readDraft(state, name) ?? '(removido)'}
          />
          <Choices name={name} />
        </>
      )}
    </Box>
  )
}

/** The ways out of a conflict. Those of the whole file are always there. */
const Choices = ({ name, children }: { name: string; children?: ReactNode }) => (
  <Flex gap="2" mt="4" wrap="wrap">
    {children}
    <Button size="sm" variant="outline" onClick={() => discardDrafts(`${name}: do disco`, [name])}>
      Ficar com o do disco
    </Button>
    <Button size="sm" variant="outline" onClick={() => keepDrafts([name])}>
      Ficar com o meu
    </Button>
  </Flex>
)

/** Parts that only one side changed are joined without a question. */
function MergeForm({ name, parts }: { name: string; parts: MergePart[] }) {
  const [chosen, setChosen] = useState<Record<number, Side>>({})
  const conflicts = parts.flatMap((part, index) => ('label' in part ? [{ ...part, index }] : []))
  const isComplete = conflicts.every(({ index }) => chosen[index] !== undefined)
  const join = () =>
    applyMerge(
      name,
      parts.map((part, index) => ('text' in part ? part.text : part[chosen[index] ?? 'draft'])).join(''),
    )
  return (
    <>
      <Text mt="3">
        {conflicts.length === 0
          ? 'As mudanças são em partes diferentes: juntas, ficam todas.'
          : `${formatCounted(conflicts.length, 'parte mudou', 'partes mudaram')} dos dois lados: escolha em cada uma. As outras mudanças ficam todas.`}
      </Text>
      {conflicts.map(({ index, label, disk, draft }) => (
        <Box key={index} as="fieldset" border="0" m="0" p="0" mt="4" minW="0">
          <chakra.legend fontWeight="600" mb="2" overflowWrap="anywhere">
            {label}
          </chakra.legend>
          <Box display="grid" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} gap="3">
            {(Object.keys(sides) as Side[]).map((side) => (
              <VersionChoice
                key={side}
                title={sides[side]}
                group={`${name}-${index}`}
                text={side === 'disk' ? disk : draft}
                isChosen={chosen[index] === side}
                onChoose={() => setChosen({ ...chosen, [index]: side })}
              />
            ))}
          </Box>
        </Box>
      ))}
      <Choices name={name}>
        <Button size="sm" aria-disabled={!isComplete} onClick={() => isComplete && join()}>
          Juntar
        </Button>
      </Choices>
    </>
  )
}
