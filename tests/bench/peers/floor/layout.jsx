import { Suspense } from 'react'
import { NavLink, Outlet, useNavigate } from 'react-router-dom'
import { menu, signOut } from '../content.js'

export default function Layout() {
  const navigate = useNavigate()
  const leave = () => {
    signOut()
    navigate('/')
  }
  return (
    <div className="frame">
      <nav>
        <strong>Consultas</strong>
        {menu.map(({ title, path }) => (
          <NavLink key={path} to={path}>
            {title}
          </NavLink>
        ))}
      </nav>
      <div>
        <header>
          <button type="button" onClick={leave}>
            Sair
          </button>
        </header>
        <main>
          <Suspense fallback={<p>Carregando...</p>}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </div>
  )
}
