import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import type { Severity } from '@manifest/schema/result.ts'
import { formatCounted, formatShare } from '@/lib/format/quantity.ts'
import { severityProps } from '@/ui/theme/orange.ts'

type PartsBarProps = {
  label: string
  rows: readonly BarRow[]
  colors: Readonly<Record<string, Severity>>
  format: (amount: number) => string
}

/** A part with a smaller share has no label below it. */
const minLabelledShare = 0.12

/** In a narrow section the labels below the parts do not fit; the table has them. */
const narrowQuery = '@container (max-width: 560px)'

/** Draws the rows as parts of a bar, colored by group. Screen readers get the sums of the groups. */
export function PartsBar({ label, rows, colors, format }: PartsBarProps) {
  const { parts, groups, skippedCount } = splitBar(rows)
  if (parts.length === 0) return null
  const columns = parts.map(({ share }) => `minmax(3px, ${share}fr)`).join(' ')
  const sums = groups.map(({ name, amount, share }) => `${name} ${format(amount)} (${formatShare(share)})`)
  return (
    <Box mt="4">
      <Box role="img" aria-label={`${label}: ${sums.join('; ')}. Os dados estão na tabela.`}>
        <Grid templateColumns={columns} columnGap="2px">
          {parts.map(({ label: name, group, amount, share }, index) => (
            // A border, because browsers do not print backgrounds.
            <Box
              key={index}
              {...severityProps(colors[group] ?? 'neutral')}
              title={`${group}, ${name}: ${format(amount)} (${formatShare(share)})`}
              borderTopWidth="14px"
              borderColor="colorPalette.solid"
            />
          ))}
        </Grid>
        <Grid
          templateColumns={columns}
          columnGap="2px"
          mt="1"
          textStyle="small"
          color="fg.muted"
          css={{ [narrowQuery]: { display: 'none' } }}
        >
          {parts.map(({ label: name, share }, index) => (
            <Text key={index} minW="0" truncate>
              {share >= minLabelledShare && name}
            </Text>
          ))}
        </Grid>
        <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="5" rowGap="1" mt="2" aria-hidden="true">
          {groups.map(({ name, amount, share }) => (
            <Flex as="li" key={name} align="center" gap="2" {...severityProps(colors[name] ?? 'neutral')}>
              <Box borderTopWidth="10px" width="10px" borderColor="colorPalette.solid" />
              <span>{name}</span>
              <chakra.bdi fontWeight="600" fontVariantNumeric="tabular-nums">
                {format(amount)}
              </chakra.bdi>
              <chakra.span color="fg.muted">{formatShare(share)}</chakra.span>
            </Flex>
          ))}
        </Flex>
      </Box>
      {skippedCount > 0 && (
        <Text color="fg.muted" textStyle="small" mt="1">
          {formatCounted(skippedCount, 'linha sem valor ficou', 'linhas sem valor ficaram')} fora da barra.
        </Text>
      )}
    </Box>
  )
}

/** A row of the answer as the bar shows it. Without a readable amount it has no part. */
export type BarRow = { label: string; group: string; amount: number | undefined }

/** A part of the bar. Shares are from 0 to 1. */
type BarPart = { label: string; group: string; amount: number; share: number }

type BarGroup = { name: string; amount: number; share: number }

type BarParts = { parts: BarPart[]; groups: BarGroup[]; skippedCount: number }

/**
 * Splits a bar into the rows' amounts, in the answer's order. Rows without an amount, or with a negative one, are
 * counted: the bar then says that it is not the whole.
 */
export function splitBar(rows: readonly BarRow[]): BarParts {
  const readable = rows.flatMap(({ label, group, amount }) =>
    amount === undefined || amount < 0 ? [] : [{ label, group, amount }],
  )
  const whole = readable.reduce((sum, { amount }) => sum + amount, 0)
  const parts = readable
    .filter(({ amount }) => amount > 0)
    .map((part) => ({ ...part, share: part.amount / whole }))
  const groups = new Map<string, BarGroup>()
  for (const { group, amount, share } of parts) {
    const before = groups.get(group) ?? { name: group, amount: 0, share: 0 }
    groups.set(group, { name: group, amount: before.amount + amount, share: before.share + share })
  }
  return { parts, groups: [...groups.values()], skippedCount: rows.length - readable.length }
}
