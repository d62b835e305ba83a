import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { signIn } from '../../content.js'

export default function Login() {
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const submit = (event) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (!data.get('email') || !data.get('password')) return setProblem('Preencha os dois campos')
    signIn()
    navigate('/dashboard')
  }
  return (
    <form className="login" onSubmit={submit} noValidate>
      <h1>Entrar</h1>
      {problem && <p role="alert">{problem}</p>}
      <label>
        E-mail
        <input name="email" type="email" autoComplete="username" />
      </label>
      <label>
        Senha
        <input name="password" type="password" autoComplete="current-password" />
      </label>
      <button type="submit">Entrar</button>
    </form>
  )
}
