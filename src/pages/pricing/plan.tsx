import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import type { Pricing } from '@manifest/content.ts'
import { LuCheck } from 'react-icons/lu'
import { Panel } from '@/ui/panel.tsx'

/** A plan: name, for whom, price and what it includes. */
export function Plan({
  plan: { name, summary, price, period, isFeatured, features },
}: {
  plan: Pricing['plans'][number]
}) {
  return (
    <Panel
      title={name}
      description={summary}
      actions={isFeatured && <Badge colorPalette="primary">Mais indicado</Badge>}
      {...(isFeatured ? { borderColor: 'primary.solid' } : {})}
    >
      <Flex align="baseline" columnGap="1.5" wrap="wrap" mb="5">
        <Text textStyle="h2" whiteSpace="nowrap">{price}</Text>
        {period && <Text color="fg.muted">{period}</Text>}
      </Flex>
      <Flex as="ul" direction="column" gap="2.5" listStyleType="none">
        {features.map((feature) => (
          <Flex as="li" key={feature} gap="2.5">
            <Box color="success.fg" pt="0.5" flexShrink="0">
              <LuCheck aria-hidden="true" />
            </Box>
            {feature}
          </Flex>
        ))}
      </Flex>
    </Panel>
  )
}
