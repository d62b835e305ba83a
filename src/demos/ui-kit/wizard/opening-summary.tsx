import { Box, Stack } from '@chakra-ui/react'
import { type Opening, plans, sizes } from './opening-schema.ts'
import { sections } from './opening-steps.ts'
import { type ReviewRow, ReviewSection } from './review-section.tsx'

const buildRows = ({ company, address, access }: Opening): Record<keyof Opening, ReviewRow[]> => ({
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
  const rows = buildRows(opening)
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
