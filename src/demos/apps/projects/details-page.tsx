import { resolvePath, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { MissingProject } from './missing-project.tsx'
import { ProjectView } from './project-view.tsx'
import { portfolio } from './store.ts'

/** The newest project. */
export default function ProjectDetailsPage() {
  const { pathname } = useLocation()
  const [newest] = useSnapshot(portfolio).projects
  const listPath = resolvePath('../projects', pathname).pathname
  return newest ? (
    <ProjectView key={newest.id} project={newest} listPath={listPath} />
  ) : (
    <MissingProject title="Ainda não há projetos." listPath={listPath} />
  )
}
