import { Grid } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { auth } from '@/state/auth.ts'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { ProfileCard } from './profile-card.tsx'
import { ProfileForm } from './profile-form.tsx'

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
