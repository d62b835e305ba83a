import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import type { Block } from '@manifest/schema/result.ts'
import { outlineBlocks } from './block-outline.ts'
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
