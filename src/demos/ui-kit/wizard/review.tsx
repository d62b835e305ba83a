import { Box, Button, chakra, Flex, Grid, Stack } from '@chakra-ui/react'
import { Fragment } from 'react'
import { Muted } from '../basics.tsx'
import { goals, type Hiring, hiringSteps, methods } from './hiring-schema.ts'
import { type Opening, plans, sections, sizes } from './opening-schema.ts'

const listOpeningRows = ({ company, address, access }: Opening): Record<keyof Opening, ReviewRow[]> => ({
  company: [
    ['CNPJ', company.cnpj],
    ['Razão social', company.name],
    ['Porte', sizes[company.size as keyof typeof sizes]],
  ],
  address: [
    ['CEP', address.cep],
    ['Endereço', `${address.street}, ${address.number}`],
    ['Cidade', address.city],
  ],
  access: [
    ['Plano', plans[access.plan as keyof typeof plans]],
    ['E-mail', access.email],
  ],
})

/** All values before submission, with a button back to each section. */
export function OpeningSummary({
  opening,
  onStepChange,
}: {
  opening: Opening
  onStepChange: (step: number) => void
}) {
  const rows = listOpeningRows(opening)
  return (
    <Stack gap="5">
      {sections.map(({ part: section, title }, step) => (
        <Box key={section}>
          <ReviewSection title={title} rows={rows[section]} onEdit={() => onStepChange(step)} />
        </Box>
      ))}
    </Stack>
  )
}

const listHiringRows = (hiring: Readonly<Hiring>): Record<string, ReviewRow[]> => ({
  company: [
    ['Empresa', hiring.company],
    ['CNPJ', hiring.document],
    ['E-mail', hiring.contact],
  ],
  goal: [['Objetivo', goals[hiring.goal as keyof typeof goals]]],
  team: [
    ['Pessoas', hiring.seats],
    ['Convite', hiring.invite || 'Texto padrão'],
  ],
  payment: [
    ['Forma', methods[hiring.method as keyof typeof methods]],
    ['Vencimento', `Dia ${hiring.dueDay}`],
  ],
})

type HiringReviewProps = {
  hiring: Readonly<Hiring>
  skipped: readonly string[]
  onStepChange: (step: number) => void
}

/** All answers with a button back to each step. A skipped step says so. */
export function HiringReview({ hiring, skipped, onStepChange }: HiringReviewProps) {
  const rows = listHiringRows(hiring)
  return (
    <Stack gap="4">
      {hiringSteps.slice(0, -1).map(({ id, title }, step) => (
        <Box key={id} borderWidth="1px" borderRadius="control" px="4" py="3">
          <ReviewSection
            title={title}
            rows={rows[id] ?? []}
            note={skipped.includes(id) ? <Muted>Etapa pulada</Muted> : undefined}
            onEdit={() => onStepChange(step)}
          />
        </Box>
      ))}
    </Stack>
  )
}

export type ReviewRow = readonly [label: string, value: string | undefined]

type ReviewSectionProps = {
  title: string
  rows: readonly ReviewRow[]
  /** Shown in place of the rows. */
  note?: React.ReactNode
  onEdit: () => void
}

/** The answers of a step, with a button back to it. */
const ReviewSection = ({ title, rows, note, onEdit }: ReviewSectionProps) => (
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
