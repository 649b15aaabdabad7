// In: Java files. Out: exit status 1 and the messages when one of them is not Java.
// Why: javac alone would also ask for the framework's classes, which are not here.
import com.sun.source.util.JavacTask;
import java.io.File;
import java.util.Arrays;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

class ParseJava {
    public static void main(String[] files) throws Exception {
        var compiler = ToolProvider.getSystemJavaCompiler();
        var messages = new DiagnosticCollector<JavaFileObject>();
        var sources = compiler.getStandardFileManager(messages, null, null)
                .getJavaFileObjectsFromFiles(Arrays.stream(files).map(File::new).toList());
        ((JavacTask) compiler.getTask(null, null, messages, null, null, sources)).parse();
        messages.getDiagnostics().forEach(System.err::println);
        System.exit(messages.getDiagnostics().isEmpty() ? 0 : 1);
    }
}
