import { Button, chakra, Flex, Grid } from '@chakra-ui/react'
import { Fragment } from 'react'

export type ReviewRow = readonly [label: string, value: string | undefined]

type ReviewSectionProps = {
  title: string
  rows: readonly ReviewRow[]
  /** Shown in place of the rows. */
  note?: React.ReactNode
  onEdit: () => void
}

/** The answers of a step, with a button back to it. */
export const ReviewSection = ({ title, rows, note, onEdit }: ReviewSectionProps) => (
  <>
    <Flex justify="space-between" align="center" mb="1">
      <chakra.h4 fontWeight="600">{title}</chakra.h4>
      <Button
        size="xs"
        variant="ghost"
        colorPalette="primary"
        aria-label={`Alterar ${title}`}
        onClick={onEdit}
      >
        Alterar
      </Button>
    </Flex>
    {note ?? (
      <Grid as="dl" templateColumns={{ base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }} columnGap="4">
        {rows.map(([label, value]) => (
          <Fragment key={label}>
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd overflowWrap="anywhere" mb={{ base: '2', sm: '1' }}>
              {value || '–'}
            </chakra.dd>
          </Fragment>
        ))}
      </Grid>
    )}
  </>
)
