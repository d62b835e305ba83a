import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { Pricing } from '@manifest/schema/content.ts'
import { LuCheck } from 'react-icons/lu'
import { Panel } from '@/ui/page/panel.tsx'

type PlanProps = { plan: Pricing['plans'][number] }

/** A plan. Subgrid aligns its four parts with the plans beside it. */
export function Plan({ plan: { name, summary, price, period, isFeatured, features } }: PlanProps) {
  return (
    <Panel
      as="li"
      display="grid"
      gridRow="span 4"
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
    </Panel>
  )
}
