/** In: a folder of the repository. Out: its files, read by their names in it, and the names from the root, by which messages call them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { listFiles } from '../files/list-files';
import { readYaml } from './read-yaml';

/** What a reader of files is given: it knows the names in its folder, and not where the folder lies. */
export class Folder {
  /**
   * @param root absolute path from which messages name files
   * @param name of the folder below it; the root itself without one
   */
  constructor(
    private readonly root: string,
    private readonly name = '',
  ) {}

  /** @returns a folder in this one */
  folder(name: string): Folder {
    return new Folder(this.root, path.posix.join(this.name, name));
  }

  /** @returns name of a file from the root, as messages write it */
  nameOf(file: string): string {
    return path.posix.join(this.name, file);
  }

  /** @returns absolute path of a file; of the folder itself without one */
  pathOf(file = ''): string {
    return path.join(this.root, this.name, file);
  }

  has(file: string): boolean {
    return existsSync(this.pathOf(file));
  }

  /** @returns names of the files in it, also of those in its folders, sorted */
  list(): string[] {
    return listFiles(this.pathOf(), '');
  }

  /** @returns names of the YAML files directly in it, without their ending, sorted */
  names(): string[] {
    const files = this.list().filter((file) => file.endsWith('.yaml') && !file.includes('/'));
    return files.map((file) => path.parse(file).name);
  }

  /**
   * @param read makes an entry of a file, whose name is as messages write it
   * @returns what is made of each file, by its name without folders and ending
   */
  entries<Entry>(read: (name: string, text: string) => Entry): Map<string, Entry> {
    return new Map(
      this.list().map((file) => [path.parse(file).name, read(this.nameOf(file), this.text(file))]),
    );
  }

  /** The same for YAML files of one schema. @throws as `yaml` does */
  yamls<Schema extends z.ZodType>(schema: Schema): Map<string, z.infer<Schema>> {
    return this.entries((name) => readYaml(this.root, name, schema));
  }

  text(file: string): string {
    return readFileSync(this.pathOf(file), 'utf8');
  }

  /** @throws Error with the name of the file, the place in it and what is wrong there */
  yaml<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
    return readYaml(this.root, this.nameOf(file), schema);
  }
}
