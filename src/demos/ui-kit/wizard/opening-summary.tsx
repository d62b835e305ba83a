import { Box, Button, chakra, Flex, Grid, Stack } from '@chakra-ui/react'
import { Fragment } from 'react'
import { type Opening, plans, sizes } from './opening-schema.ts'
import { sections } from './opening-steps.ts'

type SummaryRow = readonly [label: string, value: string | undefined]

const buildRows = ({ company, address, access }: Opening): Record<keyof Opening, SummaryRow[]> => ({
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
          <Flex justify="space-between" align="center" mb="1">
            <chakra.h4 fontWeight="600">{title}</chakra.h4>
            <Button
              type="button"
              size="xs"
              variant="ghost"
              aria-label={`Alterar ${title}`}
              onClick={() => onStepChange(step)}
            >
              Alterar
            </Button>
          </Flex>
          <Grid as="dl" templateColumns={{ base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }} columnGap="4">
            {rows[section].map(([label, value]) => (
              <Fragment key={label}>
                <chakra.dt color="fg.muted">{label}</chakra.dt>
                <chakra.dd overflowWrap="anywhere" mb={{ base: '2', sm: '1' }}>
                  {value}
                </chakra.dd>
              </Fragment>
            ))}
          </Grid>
        </Box>
      ))}
    </Stack>
  )
}
