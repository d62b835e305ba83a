import { Grid, GridItem } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/field.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { ClientCombobox } from './client-combobox.tsx'
import { ClientStorage } from './client-storage.tsx'
import { DocumentField } from './document-field.tsx'
import { copyClient } from './saved-client.ts'
import type { InvoiceFormState } from './use-invoice-form.ts'

export function ClientFields({ form: { draft, problems, set } }: { form: InvoiceFormState }) {
  return (
    <Panel title="Cliente">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <ClientCombobox
          value={draft.name}
          error={problems.name}
          onChange={(name) => set({ name })}
          onChoose={(client) => set({ ...copyClient(client) })}
        />
        <DocumentField
          name="document"
          value={draft.document}
          error={problems.document}
          onChange={(document) => set({ document })}
        />
        <GridItem colSpan={{ md: 2 }}>
          <TextField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="off"
            value={draft.email}
            error={problems.email}
            onChange={({ target }) => set({ email: target.value })}
          />
        </GridItem>
        <GridItem colSpan={{ md: 2 }}>
          <TextAreaField
            label="Endereço"
            rows={2}
            value={draft.address}
            onChange={({ target }) => set({ address: target.value })}
          />
        </GridItem>
        <GridItem colSpan={{ md: 2 }}>
          <ClientStorage draft={draft} />
        </GridItem>
      </Grid>
    </Panel>
  )
}
