import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import type { Block } from '@manifest/schema/result.ts'
import { PreviewSection } from './preview-section.tsx'
import { SessionSubjects, type SessionSubjectsProps } from './session-subjects.tsx'

type PreviewProps = SessionSubjectsProps & {
  /** The layout of the answer. */
  blocks: readonly Block[]
  /** Who will answer. */
  source: string
}

/** The result before anything is asked: what the consulta brings, from where, and what this session has asked. */
export function Preview({ blocks, source, family }: PreviewProps) {
  const outlines = outlineBlocks(blocks)
  return (
    <Box>
      <Heading as="h2" textStyle="h3">
        O resultado aparece aqui
      </Heading>
      <Text color="fg.muted" mt="1">
        Preencha o formulário e consulte.
      </Text>
      {outlines.length > 0 && (
        <PreviewSection title="O que esta consulta traz">
          <chakra.ul
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
            columnGap="6"
            rowGap="4"
            listStyleType="none"
          >
            {outlines.map(({ title, labels }, index) => (
              <li key={index}>
                <Text fontWeight="500">{title}</Text>
                {labels && (
                  <Text color="fg.muted" textStyle="small" mt="0.5" lineClamp="2" title={labels}>
                    {labels}
                  </Text>
                )}
              </li>
            ))}
          </chakra.ul>
        </PreviewSection>
      )}
      <PreviewSection title="Fonte">
        <Text>{source}</Text>
      </PreviewSection>
      <SessionSubjects family={family} />
    </Box>
  )
}

/** What a block of an answer will show: its title, and the labels below it. */
type BlockOutline = { title: string; labels: string }

const joinLabels = (items: readonly { label: string }[]) => items.map(({ label }) => label).join(', ')

/** A block without a title is named by what it shows; an alert, which most answers do not show, is left out. */
function outlineBlock(block: Block): BlockOutline | undefined {
  switch (block.block) {
    case 'fields':
      return createOutline(block.title, joinLabels(block.items))
    case 'table':
      return createOutline(block.title, joinLabels(block.columns))
    case 'image':
      return createOutline(block.title, block.alt)
    case 'alert':
      return undefined
    default:
      return createOutline(block.title, '')
  }
}

function createOutline(title: string | undefined, labels: string): BlockOutline | undefined {
  if (title !== undefined) return { title, labels: labels === title ? '' : labels }
  return labels === '' ? undefined : { title: labels, labels: '' }
}

/** What an answer will bring, block by block. */
const outlineBlocks = (blocks: readonly Block[]) => blocks.flatMap((block) => outlineBlock(block) ?? [])
