import { Badge, chakra, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { LinkTarget } from '@/routes/link-target.ts'
import { AppLink } from '@/ui/navigation/route-link.tsx'

type InvoiceRowProps = {
  to: LinkTarget
  isCurrent?: boolean
  title: string
  badge: ReactNode
  client: string
  detail: string
  amount: string
}

/** An invoice or a draft in the list; all of it is the link. */
export function InvoiceRow({ to, isCurrent = false, title, badge, client, detail, amount }: InvoiceRowProps) {
  return (
    <chakra.li borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <AppLink to={to} aria-current={isCurrent ? 'true' : undefined} css={linkCss}>
        <Flex justify="space-between" gap="3" align="center">
          <Text as="span" fontWeight="600" fontVariantNumeric="tabular-nums">
            {title}
          </Text>
          {badge}
        </Flex>
        <Flex justify="space-between" gap="3">
          <Text as="span" truncate title={client}>
            {client}
          </Text>
          <Text as="span" whiteSpace="nowrap" fontWeight="500" fontVariantNumeric="tabular-nums">
            {amount}
          </Text>
        </Flex>
        <Text as="span" color="fg.muted" textStyle="small">
          {detail}
        </Text>
      </AppLink>
    </chakra.li>
  )
}

export const DraftBadge = () => (
  <Badge colorPalette="neutral" variant="subtle" size="sm">
    Rascunho
  </Badge>
)

const linkCss = {
  display: 'grid',
  gap: '1',
  px: '3',
  py: '2.5',
  color: 'fg',
  borderRadius: 'control',
  textDecoration: 'none',
  _hover: { bg: 'bg.hover', textDecoration: 'none' },
  _focusVisible: { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' },
  '&[aria-current]': { bg: 'primary.subtle' },
} as const
