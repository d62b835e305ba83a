import { useSnapshot } from 'valtio'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'

export const useOwnName = () => fullName(useSnapshot(auth).profile)

export function OwnPortrait({ size }: { size: string }) {
  const { profile } = useSnapshot(auth)
  return <PersonAvatar name={fullName(profile)} photo={profile?.avatar} size={size} />
}
