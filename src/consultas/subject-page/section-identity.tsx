import { Badge, Flex, Text } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { Value } from '@/blocks/parts/value.tsx'
import { readStatus } from '@/blocks/summary/text.ts'
import { readItem } from '@/lib/format/read-value.ts'
import { severityProps } from '@/ui/theme/orange.ts'

type SectionIdentityProps = {
  definition: ConsultaDefinition
  answer: Json
  /** The section has another subject than the page, so it shows the detail too. */
  isAboutAnother: boolean
  /** The page has the name already. */
  isNameHidden: boolean
}

/**
 * Shows the subject and status of a section in one line, because twelve sections on one subject need no twelve
 * headings.
 */
export function SectionIdentity(props: SectionIdentityProps) {
  const { answer, isAboutAnother, isNameHidden } = props
  const { summary } = props.definition
  if (!summary) return null
  const { value, format, sensitive, detail, status } = summary
  const state = readStatus(status, answer)
  return (
    <Flex className="group" align="center" columnGap="3" rowGap="1" wrap="wrap" mt="3">
      {!isNameHidden && (
        <Text as="span" fontWeight="600" overflowWrap="anywhere">
          <Value
            value={readItem(answer, summary)}
            format={format}
            sensitive={sensitive}
            path={value}
            label="identificação"
          />
        </Text>
      )}
      {detail && isAboutAnother && (
        <Flex as="span" className="phrase" columnGap="1" color="fg.muted">
          {detail.label}:
          <Value
            value={readItem(answer, detail)}
            format={detail.format}
            sensitive={detail.sensitive}
            path={detail.value}
            label={detail.label}
          />
        </Flex>
      )}
      {state && (
        <Badge {...severityProps(state.color)} whiteSpace="normal">
          <bdi>{state.text}</bdi>
        </Badge>
      )}
    </Flex>
  )
}
