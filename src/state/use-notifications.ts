import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { auth } from './auth.ts'
import { type ListedNotification, listNotifications } from './listed-notifications.ts'
import { notifications } from './notifications.ts'
import { findMarks, isUnread, readNotifications } from './read-notifications.ts'

export type ShownNotification = ListedNotification & { isUnread: boolean }

export function useNotifications() {
  const { status, items } = useSnapshot(notifications)
  const { byUser } = useSnapshot(readNotifications)
  const user = useSnapshot(auth).profile?.email ?? ''
  const list = useMemo(() => {
    const marks = findMarks(byUser, user)
    return listNotifications(items).map((item) => ({ ...item, isUnread: isUnread(item, marks) }))
  }, [items, byUser, user])
  return { status, list, hasUnread: list.some((item) => item.isUnread) }
}
