<?php

declare(strict_types=1);

/**
 * What the shop must not forget: a file with one JSON object a line,
 * each on disk before append() returns. In a shop with a database it is
 * a table. PHP 8.1 or later.
 */
class Journal
{
    /**
     * @param resource $file locked until it is closed, or the process
     *     dies
     */
    private function __construct(private $file, private array $lines)
    {
    }

    /**
     * Locks the journal, then reads it. A last line without its end was
     * cut off by a crash: nobody acted on it, so it goes.
     */
    public static function open(string $path): static
    {
        $file = fopen($path, 'c+');
        if (!flock($file, LOCK_EX | LOCK_NB)) {
            throw new RuntimeException(
                'Another process works on the payments. '
                . 'Try again later.',
            );
        }
        $text = stream_get_contents($file);
        $end = strrpos($text, "\n");
        $whole = $end === false ? '' : substr($text, 0, $end + 1);
        ftruncate($file, strlen($whole));
        fseek($file, 0, SEEK_END);
        $lines = $whole === '' ? [] : explode("\n", rtrim($whole));
        return new static($file, array_map(
            static fn (string $line): array => json_decode(
                $line,
                true,
                512,
                JSON_THROW_ON_ERROR,
            ),
            $lines,
        ));
    }

    /**
     * The line of a payment in which a step was noted; null before
     * that.
     */
    public function line(string $step, string $id): ?array
    {
        foreach ($this->lines as $line) {
            if ($line['step'] === $step && $line['id'] === $id) {
                return $line;
            }
        }
        return null;
    }

    /**
     * @return list<array> payments that were stored and not settled,
     *     the oldest first
     */
    public function openPayments(): array
    {
        return array_values(array_filter(
            $this->lines,
            fn (array $line): bool => $line['step'] === 'stored'
                && $this->line('settled', $line['id']) === null,
        ));
    }

    public function append(array $line): void
    {
        $text = json_encode($line, JSON_THROW_ON_ERROR
            | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES) . "\n";
        if (
            fwrite($this->file, $text) !== strlen($text)
            || !fsync($this->file)
        ) {
            throw new RuntimeException(
                'The journal cannot be written.',
            );
        }
        $this->lines[] = $line;
    }

    public function close(): void
    {
        fclose($this->file);
    }
}
