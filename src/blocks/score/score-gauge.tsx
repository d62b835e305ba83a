import { Box, Flex, Text } from '@chakra-ui/react'
import type { BlockByKind } from '@manifest/schema/result.ts'
import { LuArrowDown, LuArrowUp } from 'react-icons/lu'
import { formatValue, missingText } from '@/formats/registry.ts'
import { Factors } from './factors.tsx'
import type { ScoreFacts } from './facts.ts'
import { Ruler } from './ruler.tsx'
import { Sparkline } from './sparkline.tsx'

export type ScoreGaugeProps = { block: BlockByKind<'score'>; facts: ScoreFacts }

/** Shows a score on its scale, its history and its factors. */
export default function ScoreGauge({ block, facts }: ScoreGaugeProps) {
  const { title, min, max, factors } = block
  const { score, change, paying, model, months } = facts
  const isExplained = change ?? paying ?? model ?? months[1]
  return (
    <>
      <Box
        role="meter"
        aria-label={title ?? 'Pontuação'}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(min, score))}
        aria-valuetext={describeScore(block, facts)}
      >
        <Ruler block={block} facts={facts} />
      </Box>
      {isExplained && (
        <Flex mt="5" justify="space-between" align="flex-start" gap="4" wrap="wrap">
          <Explanation facts={facts} />
          <Sparkline months={months} />
        </Flex>
      )}
      {factors && facts.factors.length > 0 && <Factors layout={factors} factors={facts.factors} />}
      {facts.absent.map((label) => (
        <Text key={label} mt="3" color="fg.muted">
          {label}: {missingText}
        </Text>
      ))}
    </>
  )
}

/** Describes the ruler for screen readers. */
function describeScore({ min, max }: BlockByKind<'score'>, { text, band, change }: ScoreFacts) {
  const scale = `${text} em uma escala de ${formatValue(min, 'number')} a ${formatValue(max, 'number')}`
  const facts = [band?.label, change && `${change.amount} ${change.since}`].filter(Boolean)
  return facts.length === 0 ? scale : `${scale}: ${facts.join(', ')}`
}

function Explanation({ facts: { change, paying, model } }: { facts: ScoreFacts }) {
  const Arrow = change?.amount.startsWith('+') ? LuArrowUp : LuArrowDown
  return (
    <Flex direction="column" gap="1.5" flex="1 1 240px">
      {change && (
        <Flex align="center" gap="1.5">
          {/\d/.test(change.amount) && <Arrow aria-hidden="true" />}
          <Text>
            <b>{change.amount}</b> {change.since}
          </Text>
        </Flex>
      )}
      {paying && <Text>{paying}</Text>}
      {model && (
        <Text textStyle="small" color="fg.muted">
          Modelo: {model}
        </Text>
      )}
    </Flex>
  )
}
