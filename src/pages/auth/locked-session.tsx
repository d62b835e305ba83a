import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { authSettings } from '@/generated/auth.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { confirmLogout } from '@/session/log-out-and-notify.ts'
import { auth, logout } from '@/state/auth.ts'
import { drafts } from '@/state/drafts.ts'
import { readLosses } from '@/state/losses.ts'
import { listOngoing } from '@/state/ongoing-work.ts'
import { fullName, type Profile } from '@/state/profile.ts'
import { screenLock } from '@/state/screen-lock.ts'
import { session } from '@/state/session.ts'
import { PersonAvatar } from '@/ui/media/person-avatar.tsx'
import { AppLink } from '@/ui/navigation/route-link.tsx'

/** `isCover`: the lock screen covers an open page instead of being a page. */
export type UnlockProps = { profile: Profile; isCover: boolean }

export function LockedUser({ profile }: { profile: Profile }) {
  return (
    <Flex gap="3" align="center" minW="0">
      <PersonAvatar name={fullName(profile)} photo={profile.avatar} size="12" />
      <Box minW="0">
        <Text fontWeight="600" truncate title={fullName(profile)}>
          {fullName(profile)}
        </Text>
        <Text color="fg.muted" truncate title={profile.email}>
          {profile.email}
        </Text>
      </Box>
    </Flex>
  )
}

/** The time in ms between two readings of the counts. */
const interval = 1000

const formatMinutes = (minutes: number) =>
  minutes % 60 === 0
    ? formatCounted(minutes / 60, 'hora', 'horas')
    : formatCounted(minutes, 'minuto', 'minutos')

const hasKept = () => session.items.length > 0 || !drafts.isEmpty()

/** Says on a lock screen what goes on behind it and how long the tab keeps it. It shows counts and no values. */
export function LockedWork() {
  const { hasDiscarded } = useSnapshot(screenLock)
  const [texts, setTexts] = useState(listOngoing)
  const [hasWork, setHasWork] = useState(hasKept)
  useEffect(() => {
    const update = () => {
      setTexts(listOngoing())
      // Losses are not read in a render: the covered page, which reports some, may still be mounted.
      setHasWork(hasKept() || readLosses().length > 0)
    }
    update()
    const timer = setInterval(update, interval)
    return () => clearInterval(timer)
  }, [])
  const time = formatMinutes(authSettings.lockKeepsMinutes)
  if (hasDiscarded)
    return <Text color="fg.muted">Depois de {time} sem uso, o que estava nesta aba foi descartado.</Text>
  if (texts.length === 0 && !hasWork) return null
  return (
    <Box color="fg.muted">
      {texts.length > 0 && (
        <chakra.ul
          aria-label="Continua atrás do bloqueio"
          listStyleType="none"
          mb="2"
          color="fg"
          fontVariantNumeric="tabular-nums"
        >
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </chakra.ul>
      )}
      <Text textStyle="small">
        Nada se perde: respostas e o que você digitou ficam nesta aba até você desbloquear, por até {time} sem
        uso.
      </Text>
    </Box>
  )
}

type OtherAccountLinkProps = {
  logOut?: () => unknown
  children?: ReactNode
}

/** Leads to the login. A user who is logged in is logged out first, and asked before if something would be lost. */
export function OtherAccountLink({
  logOut = logout,
  children = 'Entrar com outra conta',
}: OtherAccountLinkProps) {
  const navigate = useNavigate()
  const leave = async () => {
    if (!(await confirmLogout())) return
    await logOut()
    await navigate(app.auth.login)
  }
  return (
    <AppLink
      to={app.auth.login}
      onClick={(event) => {
        if (!auth.isAuth) return
        event.preventDefault()
        void leave()
      }}
    >
      {children}
    </AppLink>
  )
}
