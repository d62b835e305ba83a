import { Box, Flex, Text } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/resolved.ts'
import type { Found } from '../outcome.ts'
import { answerText } from './answer-text.ts'
import { CopyButton } from './copy-button.tsx'
import { DemoBadge } from './demo-badge.tsx'
import { blockComponent } from './registry.ts'
import { Summary } from './summary.tsx'

const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })

/** An answer in the manifest's layout: whom it is about, then section by section, and where it comes from. */
export function Answer({ definition, found }: { definition: ConsultaDefinition; found: Found }) {
  const { summary, result } = definition
  const { answer, isDemo, source, at } = found
  return (
    <Box>
      <Flex
        justify="space-between"
        align="flex-start"
        gap="4"
        wrap="wrap"
        pb="5"
        mb="5"
        borderBottomWidth="1px"
      >
        {summary && <Summary summary={summary} answer={answer} />}
        <Flex align="center" gap="3" ms="auto" wrap="wrap" justify="flex-end">
          {isDemo && <DemoBadge />}
          <CopyButton text={() => answerText(definition, answer)} />
        </Flex>
      </Flex>
      <Flex direction="column" gap="7">
        {result.map((block, index) => {
          const Block = blockComponent(block)
          return <Block key={index} block={block} answer={answer} />
        })}
      </Flex>
      <Text
        color="fg.subtle"
        textStyle="small"
        mt="7"
        pt="3"
        borderTopWidth="1px"
        fontVariantNumeric="tabular-nums"
      >
        {isDemo ? 'Exemplo do manifesto' : `Fonte: ${source}`} · {time.format(at)}
      </Text>
    </Box>
  )
}
