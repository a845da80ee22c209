import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen'

interface Props {
  children: ReactNode
}

/** A part that breaks takes the page with it: the visitor is told, and can start again. */
export class ErrorBoundary extends Component<Props, { hasBroken: boolean }> {
  override state = { hasBroken: false }

  static getDerivedStateFromError() {
    return { hasBroken: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    reportError(error)
    void info
  }

  override render() {
    return this.state.hasBroken ? <ErrorScreen /> : this.props.children
  }
}
