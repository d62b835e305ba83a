import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { app } from '@/generated/app.ts'
import { longMomentFormat } from '@/lib/format/dates.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { Logo } from '@/ui/media/logo.tsx'
import type { PrintFact } from './print-offer.ts'

type PrintBannerProps = {
  /** What is printed: 'CPF, Dados cadastrais'. */
  title: string
  /** The facts between the title and the author. */
  facts: readonly PrintFact[]
}

/** Shows the head of a print without a cover: title, facts, time and author. */
export const PrintBanner = ({ title, facts }: PrintBannerProps) => (
  <Box data-print-banner pb="4mm" mb="5mm" borderBottomWidth="2px">
    <Flex justify="space-between" align="center" gap="4">
      <Text fontSize="13pt" lineHeight="1.25" fontWeight="650" minW="0" overflowWrap="anywhere">
        {title}
      </Text>
      <Flex align="center" gap="2" flexShrink="0">
        <Logo size={22} />
        <Text fontSize="12pt" fontWeight="650">
          {app.product}
        </Text>
      </Flex>
    </Flex>
    <chakra.dl css={factsCss}>
      {[
        ...facts,
        { label: 'Emitido em', text: longMomentFormat.format(Date.now()) },
        { label: 'Emitido por', text: fullName(auth.profile) },
      ].map(({ label, text }) => (
        <div key={`${label} ${text}`}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </chakra.dl>
  </Box>
)

const factsCss = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '8mm',
  rowGap: '1mm',
  mt: '4mm',
  '& > div': { display: 'grid', gridTemplateColumns: '30mm minmax(0, 1fr)', columnGap: '2mm' },
  // In a wide font a word may be wider than the column.
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { fontWeight: '600', overflowWrap: 'anywhere' },
} as const
