import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import type { Faq } from '@manifest/schema/content.ts'
import { useId } from 'react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { IconTile } from '@/ui/media/icon-tile.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { Question } from './question.tsx'

type FaqSectionProps = { section: Faq['sections'][number]; isOpen: boolean }

/** A section's title beside its questions, or above them if space is short. */
export function FaqSection({ section: { title, icon, questions }, isOpen }: FaqSectionProps) {
  const id = useId()
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
      columnGap="8"
      rowGap="3"
      alignItems="start"
    >
      <Flex gap="3" align="center" pt={{ lg: '2' }}>
        {icon && <IconTile name={icon} />}
        <Box minW="0">
          <Heading as="h2" id={id} textStyle="h3">
            {title}
          </Heading>
          <Text color="fg.muted" textStyle="small">
            {formatCounted(questions.length, 'pergunta', 'perguntas')}
          </Text>
        </Box>
      </Flex>
      <Panel p="0" overflow="hidden" divideY="1px">
        {questions.map(({ question, answer }) => (
          <Question key={question} question={question} answer={answer} isOpen={isOpen} />
        ))}
      </Panel>
    </Grid>
  )
}
