import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Rendered after an error. */
  fallback: ReactNode;
  /** Data that the children render. A new value renders the children again. */
  resetKey: unknown;
}

/** Catches render errors of its children. React logs the error (https://react.dev/reference/react/Component). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ resetKey: before }: ErrorBoundaryProps) {
    if (this.state.hasFailed && this.props.resetKey !== before) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
