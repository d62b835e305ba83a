import { Grid, GridItem } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/text-field.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import type { InvoiceFormState } from './use-invoice-form.ts'

export function ClientFields({ form: { draft, problems, set } }: { form: InvoiceFormState }) {
  return (
    <Panel title="Cliente">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <TextField
          label="Nome ou razão social"
          name="name"
          required
          autoComplete="off"
          maxLength={120}
          value={draft.name}
          error={problems.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label="CPF ou CNPJ"
          autoComplete="off"
          maxLength={40}
          value={draft.document}
          onChange={({ target }) => set({ document: target.value })}
        />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="off"
          value={draft.email}
          error={problems.email}
          onChange={({ target }) => set({ email: target.value })}
        />
        <GridItem colSpan={{ md: 2 }}>
          <TextAreaField
            label="Endereço"
            rows={2}
            value={draft.address}
            onChange={({ target }) => set({ address: target.value })}
          />
        </GridItem>
      </Grid>
    </Panel>
  )
}
