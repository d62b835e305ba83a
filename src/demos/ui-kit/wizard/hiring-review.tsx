import { Box, Stack } from '@chakra-ui/react'
import { Muted } from '../basics.tsx'
import { goals, type Hiring, hiringSteps, methods } from './hiring-schema.ts'
import { type ReviewRow, ReviewSection } from './review-section.tsx'

const buildRows = (hiring: Readonly<Hiring>): Record<string, ReviewRow[]> => ({
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
  const rows = buildRows(hiring)
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
