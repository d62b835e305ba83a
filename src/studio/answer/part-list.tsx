import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ProposeAnswer } from '@manifest/contract/answer-page.ts'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { PlainCheckbox, plainCheckboxCss } from '@/ui/forms/plain-checkbox.tsx'
import { orderedListCss } from '../form/ordered-row.tsx'
import { answerState } from './answer-state.ts'
import { Head } from './head.tsx'
import { listHeadValues, type PageDraft } from './page-draft.ts'
import { PartRow } from './part-row.tsx'

/** The parts of the page in their order: head, findings, blocks, and the values that stay out. */
export function ProposedParts() {
  const { proposal: current } = useSnapshot(answerState)
  const { draft, proposal } = answerState
  if (!draft || !proposal || !current) return null
  return (
    <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" css={plainCheckboxCss}>
      {draft.summary && <Head summary={draft.summary} known={listHeadValues(proposal)} />}
      {draft.findings.length > 0 && <Findings findings={draft.findings} />}
      <Blocks parts={draft.parts} />
      {proposal.leftOut.length > 0 && <LeftOut entries={proposal.leftOut} />}
    </Box>
  )
}

/** The lists are proxies: rows change them, and read their snapshots. */
function Blocks({ parts }: Pick<PageDraft, 'parts'>) {
  const { length } = useSnapshot(parts)
  const [moved, setMoved] = useState('')
  const move = <One extends { proposed: string }>(list: One[], from: number, to: number) => {
    const [one] = list.splice(from, 1)
    if (!one) return
    list.splice(to, 0, one)
    setMoved(`${one.proposed}: posição ${to + 1} de ${list.length}`)
  }
  return (
    <Box>
      <Text role="status" srOnly>
        {moved}
      </Text>
      <Heading as="h3" textStyle="h3" mb="2">
        Blocos
      </Heading>
      <Box as="ol" aria-label="Blocos" css={orderedListCss}>
        {parts.map((part, index) => (
          <PartRow
            key={part.id}
            part={part}
            index={index}
            count={length}
            onMove={(from, to) => move(parts, from, to)}
            onMoveValue={({ values }, from, to) => move(values, from, to)}
          />
        ))}
      </Box>
    </Box>
  )
}

const LeftOut = ({ entries }: { entries: Readonly<ProposeAnswer['leftOut']> }) => (
  <Box>
    <Heading as="h3" textStyle="h3" mb="1">
      Ficou de fora
    </Heading>
    <Box as="ul" aria-label="Ficou de fora" m="0" ps="5" textStyle="small">
      {entries.map(({ path, why }) => (
        <li key={`${path} ${why}`}>
          <Box as="code" fontSize="11px" overflowWrap="anywhere">
            {path}
          </Box>
          : {why}
        </li>
      ))}
    </Box>
  </Box>
)

const Findings = ({ findings }: Pick<PageDraft, 'findings'>) => (
  <Box>
    <Heading as="h3" textStyle="h3" mb="1">
      Achados
    </Heading>
    <Text textStyle="small" color="fg.muted" mb="2">
      Um achado sai da página com o seu bloco.
    </Text>
    <Box as="ul" aria-label="Achados" listStyleType="none" m="0" p="0" display="grid" gap="1.5">
      {findings.map((finding) => (
        <FindingRow key={finding.id} finding={finding} />
      ))}
    </Box>
  </Box>
)

function FindingRow({ finding }: { finding: PageDraft['findings'][number] }) {
  const { isShown, text } = useSnapshot(finding)
  return (
    <li>
      <Flex as="label" align="center" gap="2" minW="0" cursor="pointer">
        <PlainCheckbox
          checked={isShown}
          onChange={({ target }) => {
            finding.isShown = target.checked
          }}
        />
        <Box as="span" overflowWrap="anywhere" minW="0">
          {text}
        </Box>
      </Flex>
    </li>
  )
}
