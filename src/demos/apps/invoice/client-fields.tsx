import { Box } from '@chakra-ui/react'
import { Panel } from '@/ui/page/panel.tsx'
import { type FormSpec, SpecFields } from '../../parts/spec-form.tsx'
import { ClientCombobox } from './client-combobox.tsx'
import { ClientStorage } from './client-storage.tsx'
import { DocumentField } from './document-field.tsx'
import type { InvoiceDraft } from './draft.ts'
import { copyClient } from './saved-client.ts'
import type { InvoiceFormState } from './use-invoice-form.ts'

const wide = { gridColumn: { md: 'span 2 / span 2' } }

const spec: FormSpec<InvoiceDraft> = [
  {
    columns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    row: [
      ({ draft, problems, set }) => (
        <ClientCombobox
          value={draft.name}
          error={problems.name}
          onChange={(name) => set({ name })}
          onChoose={(client) => set({ ...copyClient(client) })}
        />
      ),
      ({ draft, problems, set }) => (
        <DocumentField
          name="document"
          value={draft.document}
          error={problems.document}
          onChange={(document) => set({ document })}
        />
      ),
      { name: 'email', label: 'E-mail', input: { type: 'email' }, place: wide },
      { name: 'address', label: 'Endereço', kind: 'area', input: { rows: 2 }, place: wide },
      ({ draft }) => (
        <Box {...wide}>
          <ClientStorage draft={draft} />
        </Box>
      ),
    ],
  },
]

export const ClientFields = ({ form }: { form: InvoiceFormState }) => (
  <Panel title="Cliente">
    <SpecFields spec={spec} form={form} />
  </Panel>
)
