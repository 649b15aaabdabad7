import React, { type ReactNode } from 'react';
import Layout from '@theme/Layout';

/** A page that is no document: drawn as Docusaurus does. */
export default function About(): ReactNode {
  return (
    <Layout title="About">
      <main className="container">
        <h1>About this book</h1>
      </main>
    </Layout>
  );
}
