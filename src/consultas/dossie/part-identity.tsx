import { Badge, Flex, Text } from '@chakra-ui/react'
import { valueAt } from '@manifest/contract/answer-path.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { emptyText } from '../formats/registry.ts'
import { severityProps } from '../results/severity.ts'
import { plainText } from '../results/shown-text.ts'
import { Value } from '../results/value.tsx'

type PartIdentityProps = { definition: ConsultaDefinition; answer: Json }

/** Who or what a part is about, and its status, in one line: twelve parts about one subject need no twelve headings. */
export function PartIdentity({ definition: { summary }, answer }: PartIdentityProps) {
  if (!summary) return null
  const { value, format, sensitive, status } = summary
  const state = status ? plainText(answer, status.value) : emptyText
  return (
    <Flex className="group" align="center" columnGap="3" rowGap="1" wrap="wrap" mt="3">
      <Text as="span" fontWeight="600" overflowWrap="anywhere">
        <Value
          value={valueAt(answer, value)}
          format={format}
          sensitive={sensitive}
          path={value}
          label="identificação"
        />
      </Text>
      {status && state !== emptyText && (
        <Badge {...severityProps(status.colors[state] ?? 'neutral')} whiteSpace="normal">
          <bdi>{state}</bdi>
        </Badge>
      )}
    </Flex>
  )
}
