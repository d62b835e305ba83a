import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import type { Block } from '@manifest/schema/result.ts'
import { PreviewSection } from './preview-section.tsx'
import { SessionSubjects, type SessionSubjectsProps } from './session-subjects.tsx'

type PreviewProps = SessionSubjectsProps & {
  blocks: readonly Block[]
  /** The name of the source that will answer. */
  source: string
}

/** Shows what the result will contain, its source, and the family's latest queries of this session. */
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

/** The title of a block, and the labels of its values. */
type BlockOutline = { title: string; labels: string }

const joinLabels = (items: readonly { label: string }[]) => items.map(({ label }) => label).join(', ')

/**
 * Without a title, a block is named by its labels. Alerts are left out, since most answers do not show them.
 */
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

const outlineBlocks = (blocks: readonly Block[]) => blocks.flatMap((block) => outlineBlock(block) ?? [])
