import { Button, chakra, Grid } from '@chakra-ui/react'
import { type Profile, updateProfile } from '@/state/auth.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { checkBy } from '@/ui/forms/check.ts'
import { TextField } from '@/ui/forms/text-field.tsx'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { Panel } from '@/ui/page/panel.tsx'

const loadCheck = async () => checkBy((await import('./profile-schema.ts')).names)

/** Edits the stored profile. The e-mail identifies the account, so that it is shown but not edited. */
export function ProfileForm({ profile }: { profile: Profile | null }) {
  const { errors, form } = useValidatedForm(loadCheck, (name) => {
    updateProfile(name)
    notify.success('Perfil salvo com sucesso')
  })

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
            defaultValue={profile?.nome}
            required
            error={errors.nome}
          />
          <TextField
            label="Sobrenome"
            name="sobrenome"
            autoComplete="family-name"
            defaultValue={profile?.sobrenome}
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
