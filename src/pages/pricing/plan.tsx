import { Badge, Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import type { Pricing } from '@manifest/schema/content.ts'
import { LuCheck } from 'react-icons/lu'
import { formatCredits } from '@/lib/format/credits.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'

type PlanProps = {
  plan: Pricing['plans'][number]
  /** Buys the plan's credits. Without it the page sells nothing. */
  onBuy: ((plan: string, credits: number) => void) | undefined
}

/** A plan. Subgrid aligns its five parts with the plans beside it. */
export function Plan({
  plan: { name, summary, price, period, credits, isFeatured, features },
  onBuy,
}: PlanProps) {
  return (
    <Panel
      as="li"
      display="grid"
      gridRow="span 5"
      gridTemplateRows="subgrid"
      gap="0"
      {...(isFeatured ? { borderColor: 'primary.solid' } : {})}
    >
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Heading as="h2" textStyle="h2">
          {name}
        </Heading>
        {isFeatured && <Badge colorPalette="primary">Mais indicado</Badge>}
      </Flex>
      <Text color="fg.muted" mt="1">
        {summary}
      </Text>
      <Box mt="5" pb="5" borderBottomWidth="1px">
        <Text textStyle="figure">{price}</Text>
        {period && <Text color="fg.muted">{period}</Text>}
        {credits !== undefined && (
          <Text mt="2" fontWeight="500" fontVariantNumeric="tabular-nums">
            {formatCredits(credits)}
          </Text>
        )}
      </Box>
      <Flex as="ul" direction="column" gap="3" listStyleType="none" mt="5">
        {features.map((feature) => (
          <Flex as="li" key={feature} gap="3">
            <Box color="success.fg" pt="0.5" flexShrink="0" fontSize="16px">
              <LuCheck aria-hidden="true" />
            </Box>
            {feature}
          </Flex>
        ))}
      </Flex>
      <Box>
        {onBuy && credits !== undefined && (
          <Button
            mt="5"
            width="full"
            minH={touchHeight}
            {...(isFeatured ? {} : { variant: 'outline', colorPalette: 'neutral' })}
            aria-label={`Comprar na demonstração: ${name}`}
            onClick={() => onBuy(name, credits)}
          >
            Comprar na demonstração
          </Button>
        )}
      </Box>
    </Panel>
  )
}
