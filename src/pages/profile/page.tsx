import { Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { LogoutButton } from '@/session/logout-button.tsx'
import { updateNames } from '@/state/account.ts'
import { auth, type Profile } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { useRestoredDraft, useSaveDraft } from '@/state/use-form-draft.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { createCheck } from '@/ui/forms/check.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { useValidatedForm } from '@/ui/forms/use-validated-form.ts'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { PhotoField } from './photo-field.tsx'

export default function ProfilePage() {
  const { profile } = useSnapshot(auth)
  return (
    <>
      <RouteHeader />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 40rem)' }}
        gap="6"
        alignItems="start"
      >
        <ProfileCard profile={profile} />
        <ProfileForm key={profile?.email} profile={profile} />
      </Grid>
    </>
  )
}

/** Photo, name and e-mail as the rest of the app shows them. */
function ProfileCard({ profile }: { profile: Profile | null }) {
  const name = fullName(profile)
  return (
    <Panel>
      <Flex direction="column" align="center" textAlign="center" gap="4">
        <PersonAvatar name={name} photo={profile?.avatar} size="20" />
        <Flex direction="column" gap="1" maxW="full">
          <Text textStyle="h2" overflowWrap="anywhere">
            {name}
          </Text>
          <Text color="fg.muted" overflowWrap="anywhere">
            {profile?.email || 'Sem e-mail cadastrado'}
          </Text>
        </Flex>
        <PhotoField hasPhoto={profile?.avatar !== undefined} />
        <LogoutButton hideFrom="md" minH={touchHeight} />
      </Flex>
    </Panel>
  )
}

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
function ProfileForm({ profile }: { profile: Profile | null }) {
  const { pathname } = useLocation()
  const draft = useRestoredDraft<Names>(pathname)
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
