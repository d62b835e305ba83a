import { Button, chakra, Grid } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { updateNames } from '@/state/account.ts'
import type { Profile } from '@/state/auth.ts'
import { useDraft, useSaveDraft } from '@/state/use-draft.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { createCheck } from '@/ui/forms/check.ts'
import { TextField } from '@/ui/forms/text-field.tsx'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { Panel } from '@/ui/page/panel.tsx'

const loadCheck = async () => createCheck((await import('./profile-schema.ts')).names)

type Names = Pick<Profile, 'nome' | 'sobrenome'>

/** Returns the typed names, or `undefined` if they equal the stored ones. */
function changedNames(form: HTMLFormElement, profile: Profile | null): Names | undefined {
  const typed = new FormData(form)
  const [nome, sobrenome] = ['nome', 'sobrenome'].map((name) => String(typed.get(name)))
  const names = { nome: nome ?? '', sobrenome: sobrenome ?? '' }
  const isChanged = names.nome !== profile?.nome || names.sobrenome !== profile.sobrenome
  return isChanged ? names : undefined
}

/** Edits the stored profile. The e-mail identifies the account, so it is read-only. */
export function ProfileForm({ profile }: { profile: Profile | null }) {
  const { pathname } = useLocation()
  const draft = useDraft<Names>(pathname)
  const { nome, sobrenome } = { ...profile, ...draft }
  const { errors, form } = useValidatedForm(loadCheck, async (names) => {
    await updateNames(names)
    notify.success('Perfil salvo com sucesso')
  })
  const readChanged = () => form.ref.current && changedNames(form.ref.current, profile)
  useSaveDraft(pathname, readChanged, () =>
    readChanged() ? { text: 'Mudanças no perfil, não salvas' } : undefined,
  )

  return (
    <Panel title="Dados pessoais" description="Guardados neste navegador.">
      <chakra.form {...form} display="flex" flexDirection="column" alignItems="flex-start" gap="5">
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          gap="5"
          width="full"
        >
          <TextField
            label="Nome"
            name="nome"
            autoComplete="given-name"
            defaultValue={nome}
            required
            error={errors.nome}
          />
          <TextField
            label="Sobrenome"
            name="sobrenome"
            autoComplete="family-name"
            defaultValue={sobrenome}
            error={errors.sobrenome}
          />
        </Grid>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          value={profile?.email ?? ''}
          readOnly
          bg="bg.muted"
          color="fg.muted"
          help="O e-mail identifica a conta e não muda."
        />
        <Button type="submit" size="md">
          Salvar
        </Button>
      </chakra.form>
    </Panel>
  )
}
